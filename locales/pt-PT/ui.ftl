### O sítio à volta do tabuleiro. Reference: European Portuguese. Tu for pupils, short sentences.

site-name = Lance Legal
skip-to-content = Saltar para o conteúdo
close = Fechar
dismiss = Está bem

## Menu

menu-label = Páginas
menu-home = Início
menu-learn = Aprender
menu-notation = Notação
menu-games = Jogos pequenos
menu-sheet = Folha de registo
menu-tactics = Táticas
menu-endings = Finais
menu-play = Jogar
menu-lecture = Uma partida em aula
menu-chess960 = Xadrez 960
menu-draughts = Damas
menu-laws = Regras
menu-clock = Relógio
menu-teacher = Para o professor
menu-tournament = Torneio
menu-diagrams = Diagramas em branco
menu-exercises = Exercícios teus
menu-class = Fichas para a turma
menu-students = Outros jogos dos estudantes
menu-settings = Definições
menu-about = Sobre
loading = A carregar…
part-missing = Não consegui ir buscar esta parte. Vê se há rede e tenta outra vez.
part-retry = Tentar outra vez
no-answer = O sítio não respondeu.
stars-said = { $stars ->
    [0] sem estrelas
    [one] 1 estrela
   *[other] { $stars } estrelas
}
projector-start = Projetar
projector-stop = Sair
projector-black = Uma tecla ou um toque traz a página de volta.
send-page = Enviar

## Avisos

update-ready = Há uma versão nova do sítio. O teu jogo fica guardado.
update-apply = Atualizar
update-later = Mais tarde
download-copy = Descarregar cópia dos dados
language-unavailable = Não consegui ir buscar a língua escolhida. Tenta outra vez quando houver rede.
tabs-game = Esta partida está aberta noutra janela. Aqui só podes ver.
tabs-clock = Este relógio está aberto noutra janela. Aqui só podes ver.
tabs-here = Continuar aqui

## Jogar

white = Brancas
black = Pretas
play-type-label = Escreve o lance
play-type-button = Jogar
turn-white = Jogam as Brancas
turn-black = Jogam as Pretas
article = Artigo { $article }
said-taken-back = Lance retirado

## Mais

sample-laws-2023 = A partida das Leis

## A caminho

loading-missing-title = Esta página não chegou
loading-missing = Uma parte do sítio ficou pelo caminho. Não se perdeu nada, e o que guardaste continua aqui. Vê se há rede e tenta outra vez.
loading-again = Tentar outra vez
loading-reload = Recarregar

## Não encontrada

not-found-title = Esta página não existe
