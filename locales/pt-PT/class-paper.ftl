### A ficha da turma em papel.

class-paper-back = Voltar à ficha
class-paper-diagrams = Diagramas por página
class-paper-versions = Versão, com outra ordem
# $version (text): the letter of the version, in this message and in the next
class-paper-version-name = Versão { $version }
# $code (text): the name of the class and four signs of the worksheet
class-paper-code = Série { $code } · versão { $version }
class-paper-halves = Duas meias folhas em cada A4
class-paper-number = N.º
class-paper-class = Turma
class-paper-mark = Classificação
# $items (text): the names of tasks
class-paper-left = Só se faz no ecrã, pelo código QR: { $items }.
class-paper-empty = Nada desta ficha se faz em papel.
# $move (text): the written move
class-paper-read = Desenha a seta do lance { $move }.
class-paper-write = Escreve o lance da seta.
class-paper-open = Resposta livre. Corrige quem ensina.
class-paper-no-answer = As regras não confirmam nenhuma solução.
