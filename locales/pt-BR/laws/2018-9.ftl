### Leis de 2018, artigo 9: os números que diferem dos de 2023.

law-2018-9-1-1 = O regulamento do torneio pode proibir o empate por acordo sem autorização do árbitro. Pode ser antes de certo número de lances, ou sempre.
    .diff = Em 2018 o texto trata só de combinar o empate. Em 2023 o torneio pode proibir até a proposta.
law-2018-9-2-1 = Quem está na vez consegue o empate, se reclamar corretamente, na terceira vez da mesma posição. As vezes não precisam ser seguidas.
    .teacher = O que se repete é a posição, não os lances.
    .diff = É a regra do 9.2 de 2023, que em 2018 tem número próprio.
law-2018-9-2-1-1 = A posição vai surgir com o seu lance. Anote-o na planilha, sem poder mudar, e diga ao árbitro que pretende fazê-lo.
    .teacher = Primeiro anotar, depois declarar; a peça não se mexe.
    .diff = Em 2018 o lance vai no papel. Em 2023 também pode ser registrado na planilha eletrônica.
law-2018-9-3-1 = O seu lance completa 50 de cada lado sem mover peão nem capturar. Anote-o, sem mudar mais, e declare ao árbitro.
    .diff = Em 2018 só serve a planilha de papel; em 2023 vale também a eletrônica.
law-2018-9-5-1 = Quando um jogador reclama empate, ele ou o árbitro pode parar o relógio. Feita a reclamação, não se retira mais.
    .diff = No texto de 2018 o relógio «pode» ser parado; em 2023, deve.
law-2018-9-5-3 = Reclamação errada: mais dois minutos ao adversário, e a partida continua. Se você reclamou com um lance a fazer, precisa fazê-lo, pelos artigos 3 e 4.
    .teacher = O tempo de quem reclamou não muda. No relâmpago, o adversário recebe um minuto (B.2).
    .diff = No xadrez pensado é igual em 2023. No rápido, 2018 dá dois minutos e 2023 dá um (A.3).
