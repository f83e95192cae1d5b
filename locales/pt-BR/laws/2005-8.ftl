### Leis de 2005, artigo 8: os números que diferem dos de 2023.

law-2005-8-1 = Anote na planilha os lances dos dois, um a um, legíveis e em notação algébrica, e nunca antes de jogar. Pode responder e anotar depois, mas antes do seu próximo lance.
    .teacher = Os dois anotam a proposta de empate. Quem não pode anotar providencia um ajudante autorizado pelo árbitro.
    .diff = Desde 2009 o artigo traz as exceções: ao reclamar empate ou adiar a partida, anota-se antes. Em 2023 existe também a planilha eletrônica (8.1.1.2).
law-2005-8-3 = A planilha em que você escreve pertence à organização.
    .diff = Em 2023 também, e o árbitro troca a planilha eletrônica que apresentar defeito.
law-2005-8-4-a = Com menos de cinco minutos e menos de 30 segundos de acréscimo por lance, você pode parar de anotar. Caída uma seta, atualize a planilha antes de mexer numa peça.
    .diff = A primeira frase é a de 2023. O que fazer depois da seta está no 8.5 de lá.
law-2005-8-4-b = Com 30 segundos ou mais por lance anota-se até o fim, mesmo abaixo de cinco minutos. Cada um anota o lance do outro antes de fazer o seu.
    .diff = Nas outras edições isso decorre do 8.4, que só dispensa quem recebe menos de 30 segundos. Nelas dá para responder antes de anotar (em 2023, 8.1.3).
law-2005-8-5-a = Se nenhum dos dois anota, o árbitro ou um assistente precisa estar ali e anotar. Ao cair a seta, ele para os relógios e os dois completam as planilhas.
    .teacher = Copiam da planilha do árbitro ou da do adversário.
    .diff = Em 2005 o árbitro deve estar presente. Desde 2009, deve tentar estar.
law-2005-8-5-c = Se não há planilha completa, refaz-se a partida em outro tabuleiro, sob os olhos do árbitro. Antes, ele anota a posição, os tempos e, se souber, os lances feitos.
    .diff = Em 2018 e 2023 ele anota também que relógio estava correndo.
law-2005-8-7 = Os dois assinam as duas planilhas, com o resultado escrito. Mesmo errado, esse resultado fica, a menos que o árbitro decida de outro modo.
    .diff = Em 2023, quem usa planilha eletrônica aprova o resultado no aparelho.
