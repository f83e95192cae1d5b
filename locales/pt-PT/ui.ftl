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
menu-sheet = Folha de registo
menu-play = Jogar
menu-clock = Relógio
clock-replace = Pôr outro relógio na mesa?
clock-arbiter = Árbitro
menu-settings = Definições
menu-about = Sobre
loading = A carregar…
part-missing = Não consegui ir buscar esta parte. Vê se há rede e tenta outra vez.
part-retry = Tentar outra vez
drills-forget-title = Apagar o treino?
learn-forget-title = Apagar as estrelas?
stars-said = { $stars ->
    [0] sem estrelas
    [one] 1 estrela
   *[other] { $stars } estrelas
}
projector-start = Projetar
projector-stop = Sair

## Avisos

update-ready = Há uma versão nova do sítio. O teu jogo fica guardado.
update-apply = Atualizar
update-later = Mais tarde
download-copy = Descarregar cópia dos dados
language-unavailable = Não consegui ir buscar essa língua. Tenta outra vez quando houver rede.
conflict-use-saved = Usar a que está guardada
conflict-keep-mine = Ficar com esta

## Início

home-title = Aprende xadrez, lance a lance
home-lead = De lição em lição, ou com um amigo no mesmo ecrã. Se um lance não for legal, o tabuleiro mostra-te porquê.
home-play = Jogar a dois
home-resume = Continuar a partida
home-example-label = Exemplo: as Brancas querem rocar e o bispo de a6 ataca f1
promise-reason-title = Há sempre uma razão
promise-reason = Cada lance recusado vem com a explicação, as casas e o artigo das Leis.
promise-offline-title = Funciona sem rede
promise-offline = Abre o sítio uma vez. Depois podes jogar mesmo sem internet.
promise-private-title = Fica tudo contigo
promise-private = Não há contas, nem anúncios. O que fazes não sai deste aparelho.

## Jogar

white = Brancas
black = Pretas
play-type-label = Escreve o lance
play-type-button = Jogar
turn-white = Jogam as Brancas
turn-black = Jogam as Pretas
article = Artigo { $article }
said-taken-back = Lance retirado
typed-unreadable = «{ $text }» não tem a forma de um lance. Escreve, por exemplo, e4 ou Cf3.
typed-illegal = Nenhuma peça pode fazer «{ $text }» agora.
typed-ambiguous = «{ $text }» pode ser mais de um lance: { $moves }. Escreve um destes.
typed-foreign = «{ $text }» usa letras de outra língua. Em português são R, D, T, B e C.
# $language (text): english, portuguese, …; $letter, $right (text): one letter each; $piece (text): «o cavalo»
typed-foreign-letter = Em { $language ->
    [english] inglês
    [spanish] espanhol
    [french] francês
    [german] alemão
    [italian] italiano
   *[portuguese] português
  }, { $letter } é { $piece }. Aqui escreve-se { $right }.
typed-pawn = Em «{ $text }», o b pequeno é o peão da coluna b. O bispo escreve-se com B grande.
typed-bishop = Em «{ $text }», o B grande é o bispo. O peão da coluna b escreve-se com b pequeno.
typed-too-long = Isso é comprido demais para um lance.

## Mais

sample-laws-2023 = A partida das Leis

## Definições

settings-destinations = Mostrar os lances possíveis
settings-turn-board = Virar o tabuleiro a cada lance
settings-coordinates = Coordenadas
coordinates-outside = Fora
coordinates-inside = Dentro
coordinates-every = Em todas as casas
coordinates-off = Sem coordenadas

## A caminho

arrival-waiting = A carregar…
arrival-missing-title = Esta página não chegou
arrival-missing = Uma parte do sítio ficou pelo caminho. Não se perdeu nada: o que guardaste continua aqui. Vê se há rede e tenta outra vez.
arrival-again = Tentar outra vez
arrival-reload = Recarregar

## Não encontrada

not-found-title = Esta casa não existe
not-found-text = O cavalo saltou para fora do tabuleiro. Vamos buscá-lo?
not-found-home = Voltar ao início
