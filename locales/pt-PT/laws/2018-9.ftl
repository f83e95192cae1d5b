### Leis de 2018, artigo 9: os números que diferem dos de 2023.

law-2018-9-1-1 = O regulamento da prova pode proibir o empate combinado sem licença do árbitro. Pode ser antes de certo número de lances, ou sempre.
    .diff = Em 2018 fala-se só em combinar o empate. Em 2023 a prova pode proibir também que se ofereça.
law-2018-9-2-1 = Quem tem a vez ganha o direito ao empate, se o reclamar bem, à terceira vez da mesma posição. As vezes não têm de ser seguidas.
    .teacher = Repete-se a posição, não os lances.
    .diff = É a regra do 9.2 de 2023; em 2018 tem número próprio.
law-2018-9-2-1-1 = A posição vai aparecer com o teu lance. Escreve-o na folha, já sem o poder mudar, e diz ao árbitro que o queres fazer.
    .teacher = Escrever primeiro, declarar depois; a peça fica quieta.
    .diff = Em 2018 o lance escreve-se no papel. Em 2023 também se pode introduzir no registo eletrónico.
law-2018-9-3-1 = O teu lance completa os 50 de cada um sem peões movidos nem capturas. Escreve-o, já sem o mudar, e declara-o ao árbitro.
    .diff = Só a folha de papel serve em 2018; em 2023 vale também o registo eletrónico.
law-2018-9-5-1 = Quando um jogador reclama empate, ele ou o árbitro pode parar o relógio. Feita a reclamação, já não se retira.
    .diff = Na impressão de 2018 o relógio «pode» parar-se; em 2023 deve ser parado.
law-2018-9-5-3 = Reclamação errada: mais dois minutos para o adversário, e a partida continua. Se reclamaste com um lance por fazer, tens de o fazer, pelos artigos 3 e 4.
    .teacher = Ao tempo de quem reclamou não se mexe. No blitz, o adversário recebe um minuto (B.2).
    .diff = Na partida clássica é igual em 2023. Nas semirrápidas, 2018 dá dois minutos e 2023 dá um (A.3).
