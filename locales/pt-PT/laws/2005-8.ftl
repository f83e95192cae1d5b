### Leis de 2005, artigo 8: os números que diferem dos de 2023.

law-2005-8-1 = Escreve na folha os lances dos dois, um a um, legíveis e em notação algébrica, e nunca antes de jogar. Podes responder e escrever depois, mas antes do teu lance seguinte.
    .teacher = Os dois anotam a oferta de empate. Quem não pode escrever arranja um ajudante que o árbitro aceite.
    .diff = Desde 2009 o artigo diz as exceções: ao reclamar empate ou adiar a partida escreve-se antes. Em 2023 há também o registo eletrónico (8.1.1.2).
law-2005-8-3 = A folha em que escreves pertence à organização.
    .diff = Em 2023 também, e o árbitro troca o registo eletrónico que se avarie.
law-2005-8-4-a = Tens menos de cinco minutos e nada, ou menos de 30 segundos, por lance: podes parar de escrever. Caída uma seta, põe a folha em dia antes de mexer numa peça.
    .diff = A primeira frase é a de 2023. O que fazer depois da seta está lá no 8.5.
law-2005-8-4-b = Com 30 segundos ou mais por lance escreve-se até ao fim, mesmo abaixo dos cinco minutos. Cada um escreve o lance do outro antes de fazer o seu.
    .diff = Nas outras edições percebe-se do 8.4, que só dispensa quem recebe menos de 30 segundos. Nelas podes responder antes de escrever (em 2023, 8.1.3).
law-2005-8-5-a = Se nenhum dos dois escreve, o árbitro ou um assistente tem de estar lá e escrever. Ao cair a seta, para os relógios e os dois completam as folhas.
    .teacher = Copiam da folha do árbitro ou da do adversário.
    .diff = Em 2005 o árbitro deve estar presente. Desde 2009 deve apenas fazer por isso.
law-2005-8-5-c = Se não há folha completa, refaz-se a partida noutro tabuleiro, com o árbitro a ver. Antes, ele aponta a posição, os tempos e, se se souber, os lances feitos.
    .diff = Em 2018 e 2023 aponta também que relógio estava a andar.
law-2005-8-7 = Os dois assinam as duas folhas, com o resultado escrito. Mesmo errado, esse resultado fica, a não ser que o árbitro decida de outro modo.
    .diff = Em 2023, quem usa registo eletrónico aprova o resultado no aparelho.
