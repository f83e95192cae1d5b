### Leis de 2023, artigo 8: a anotação dos lances.

law-2023-8-1 = Como os lances são anotados.
law-2023-8-1-1 = Durante a partida, cada jogador anota os próprios lances e os do adversário. Anota um por um, sem erros e com a letra mais clara que puder. Pode ser de dois jeitos:
    .teacher = O 8.4 dispensa de anotar. No xadrez rápido a obrigação não existe (A.2), nem, pelo B.3, no relâmpago (blitz).
law-2023-8-1-1-1 = Com a notação algébrica do apêndice C, na planilha que a competição manda usar.
law-2023-8-1-1-2 = Em uma planilha eletrônica certificada pela FIDE, a que a competição manda usar.
law-2023-8-1-2 = Primeiro o lance, depois a planilha. Só anota antes quem reclama empate (9.2 ou 9.3) ou sela o lance de uma partida suspensa (diretriz I.1.1).
    .teacher = Quem anota antes só para pensar melhor desrespeita o artigo, mesmo que depois faça aquele lance.
law-2023-8-1-3 = Dá para responder a um lance do adversário antes de anotá-lo. Mas ninguém joga de novo sem ter anotado o próprio lance anterior.
    .teacher = Na hora de fazer o lance 12, o seu lance 11 já está na planilha. A última resposta do adversário ainda pode faltar.
law-2023-8-1-4 = A planilha serve só para os lances, os tempos dos relógios e as propostas de empate. Cabe também o que envolve reclamações, e outros dados relevantes.
law-2023-8-1-5 = A proposta de empate é anotada com o sinal (=) nas planilhas dos dois.
    .teacher = Quem recusa também anota. Assim as duas planilhas mostram quantas propostas houve, se alguém se queixar pelo 11.5.
law-2023-8-1-6 = Quem não consegue anotar tem um assistente que anota. O próprio jogador pode trazê-lo, se o árbitro aceitar. O árbitro ajusta o relógio de forma justa, mas não quando o jogador tem uma deficiência.
law-2023-8-2 = As planilhas ficam visíveis para o árbitro durante a partida inteira.
law-2023-8-3 = As planilhas são de quem organiza a competição. Se um aparelho de anotação está claramente com defeito, o árbitro coloca outro no lugar.
law-2023-8-4 = Quem tem menos de cinco minutos, e menos de 30 segundos por lance, não é mais obrigado a anotar. Vale até o fim daquele período da partida.
    .teacher = Com 30 segundos por lance, continua anotando até o fim, mesmo com só um minuto no relógio.
law-2023-8-5 = Quando as planilhas ficam incompletas.
law-2023-8-5-1 = Se, pelo 8.4, ninguém anota, o árbitro ou um assistente tenta estar ali e anotar. Caída uma seta, o árbitro para o relógio, e os dois completam as planilhas. Podem ver a do adversário ou as notas do árbitro.
    .teacher = O relógio fica parado enquanto as planilhas são completadas. No 8.5.2 o artigo não manda parar.
law-2023-8-5-2 = Se, pelo 8.4, só um deixou de anotar, completa a planilha quando cair uma seta, antes de mover uma peça. Na sua vez pode usar a do adversário, e a devolve antes de jogar.
    .teacher = Não importa qual das setas caiu, a dele ou a do adversário.
law-2023-8-5-3 = Sem nenhuma planilha completa, os dois refazem a partida em outro tabuleiro, diante do árbitro ou de um assistente. Antes, o árbitro anota a posição, os tempos, que relógio andava e, se souber, quantos lances há.
    .teacher = Ninguém mexe no tabuleiro da partida. Ajudar a refazê-la é dever dos dois (11.11).
law-2023-8-6 = Com as planilhas em dia, às vezes não fica provado que alguém estourou o tempo. Então o próximo lance é o primeiro do novo período, salvo prova de que houve mais.
    .teacher = Na dúvida, ninguém perde por tempo. É preciso provar que o limite foi ultrapassado.
law-2023-8-7 = No fim, os dois assinam as duas planilhas e escrevem nelas o resultado, ou o aprovam nas planilhas eletrônicas. Mesmo errado, o resultado fica valendo, se o árbitro não decidir outra coisa.
    .teacher = Confira o resultado antes de assinar. Depois, só o árbitro corrige o engano. Ter assinado não impede o recurso (11.10).
