### O site em volta do tabuleiro. Brazilian Portuguese: você, and the words people use in Brazil.

site-name = Lance Legal
skip-to-content = Pular para o conteúdo
close = Fechar
dismiss = Certo

## Menu

menu-label = Páginas
menu-home = Início
menu-learn = Aprender
menu-notation = Notação
menu-games = Jogos pequenos
menu-sheet = Planilha
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
menu-exercises = Exercícios seus
menu-class = Fichas para a turma
menu-students = Outros jogos dos estudantes
menu-settings = Configurações
menu-about = Sobre
loading = Carregando…
part-missing = Não consegui buscar esta parte. Veja se há rede e tente de novo.
part-retry = Tentar de novo
no-answer = O site não respondeu.
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

update-ready = Há uma versão nova do site. Sua partida fica salva.
update-apply = Atualizar
update-later = Mais tarde
download-copy = Baixar cópia dos dados
language-unavailable = Não consegui buscar o idioma escolhido. Tente de novo quando houver internet.
tabs-game = Esta partida está aberta em outra janela. Aqui você só pode ver.
tabs-clock = Este relógio está aberto em outra janela. Aqui você só pode ver.
tabs-here = Continuar aqui

## Jogar

white = Brancas
black = Pretas
play-type-label = Escreva o lance
play-type-button = Jogar
turn-white = As Brancas jogam
turn-black = As Pretas jogam
article = Artigo { $article }
said-taken-back = Lance desfeito

## Mais

sample-laws-2023 = A partida das Leis

## A caminho

loading-missing-title = Esta página não chegou
loading-missing = Uma parte do site ficou pelo caminho. Nada se perdeu, e o que você salvou continua aqui. Veja se há internet e tente outra vez.
loading-again = Tentar outra vez
loading-reload = Recarregar

## Não encontrada

not-found-title = Esta página não existe
