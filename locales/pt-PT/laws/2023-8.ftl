### Leis de 2023, artigo 8: o registo dos lances.

law-2023-8-1 = Como se anotam os lances.
law-2023-8-1-1 = Durante a partida, cada jogador anota os seus lances e os do adversário. Anota-os um a um, sem erros e com a letra mais clara que puder. Faz-se de uma destas maneiras:
    .teacher = O 8.4 dispensa de anotar. Nas semirrápidas a obrigação não existe (A.2), nem, pelo B.3, nas rápidas (blitz).
law-2023-8-1-1-1 = Com a notação algébrica do apêndice C, na folha de registo que a prova manda usar.
law-2023-8-1-1-2 = Numa folha eletrónica certificada pela FIDE, a que a prova manda usar.
law-2023-8-1-2 = Primeiro joga-se, depois escreve-se. Só escreve antes quem reclama empate (9.2 ou 9.3) ou sela o lance de uma partida adiada (diretriz I.1.1).
    .teacher = Quem escreve antes só para pensar melhor infringe o artigo, mesmo que depois jogue esse lance.
law-2023-8-1-3 = Pode responder-se a um lance do adversário antes de o escrever. Mas ninguém joga outra vez sem ter escrito o seu lance anterior.
    .teacher = Ao jogar o lance 12, o seu lance 11 já está na folha. A última resposta do adversário ainda pode faltar.
law-2023-8-1-4 = Na folha só entram os lances, os tempos dos relógios e as ofertas de empate. Cabe também o que diz respeito a reclamações, e outros dados relevantes.
law-2023-8-1-5 = A oferta de empate anota-se com o sinal (=), na folha de um e na do outro.
    .teacher = Também a anota quem a recusa. As duas folhas mostram então quantas ofertas houve, se alguém se queixar pelo 11.5.
law-2023-8-1-6 = Quem não consegue anotar tem um assistente que anota por si. Pode ser o próprio a trazê-lo, se o árbitro o aceitar. O árbitro acerta o relógio de forma justa, mas não quando o jogador tem uma deficiência.
law-2023-8-2 = As folhas de registo ficam à vista do árbitro durante toda a partida.
law-2023-8-3 = As folhas de registo são de quem organiza a prova. Se um aparelho de registo está claramente avariado, o árbitro troca-o por outro.
law-2023-8-4 = Quem tem menos de cinco minutos, e menos de 30 segundos por lance, já não é obrigado a anotar. Vale até esse período da partida acabar.
    .teacher = Com 30 segundos por lance anota-se até ao fim, mesmo só com um minuto no relógio.
law-2023-8-5 = Quando as folhas ficam incompletas.
law-2023-8-5-1 = Se, pelo 8.4, ninguém anota, o árbitro ou um assistente tenta estar lá e anotar. Caída uma seta, o árbitro para o relógio, e os dois completam as folhas. Podem ver a do adversário ou as notas do árbitro.
    .teacher = O relógio fica parado o tempo que as folhas demorarem. No 8.5.2 o artigo não o manda parar.
law-2023-8-5-2 = Se, pelo 8.4, só um deixou de anotar, completa a folha mal caia uma seta, antes de mover uma peça. Na sua vez pode usar a do adversário, e devolve-a antes de jogar.
    .teacher = Tanto faz qual das setas caiu, a sua ou a do adversário.
law-2023-8-5-3 = Sem nenhuma folha completa, os dois refazem a partida noutro tabuleiro, vigiados pelo árbitro ou um assistente. Antes, o árbitro anota a posição, os tempos, que relógio andava e, se o souber, quantos lances há.
    .teacher = No tabuleiro da partida não se mexe. Ajudar a refazê-la é dever dos dois (11.11).
law-2023-8-6 = Com as folhas em dia, às vezes não se prova que alguém passou do tempo. Então o lance seguinte é o primeiro do novo período, salvo prova de que houve mais.
    .teacher = Na dúvida, ninguém perde por tempo. A prova tem de mostrar que o limite foi ultrapassado.
law-2023-8-7 = No fim, os dois assinam as duas folhas e escrevem nelas o resultado, ou aprovam-no nas folhas eletrónicas. Mesmo errado, esse resultado fica, se o árbitro não decidir outra coisa.
    .teacher = Vê-se o resultado antes de assinar. Depois, só o árbitro emenda o engano. Ter assinado não impede o apelo (11.10).
