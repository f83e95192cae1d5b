### Leis de 2009, artigo 8: os números que diferem dos de 2023.

law-2009-8-1 = Escreves os teus lances e os do outro, em notação algébrica e bem legíveis. Podes responder antes de escrever, mas não fazer dois lances sem escrever o primeiro.
    .teacher = Escrever antes de jogar só ao reclamar empate ou ao adiar a partida. Os dois anotam a oferta. Quem não pode escrever tem um ajudante, e o árbitro acerta-lhe o relógio.
    .diff = Em 2018 e 2023 vem em vários números. O tempo de quem tem deficiência já não se acerta (8.1.6). Em 2023 há também o registo eletrónico (8.1.1.2).
law-2009-8-3 = As folhas pertencem aos organizadores, não aos jogadores.
    .diff = O mesmo em 2023, que junta o que fazer a um registo eletrónico com defeito.
law-2009-8-4 = Com menos de cinco minutos e sem 30 segundos por lance, não tens de escrever até ao fim do período. Mal cai uma seta, completas a folha antes de mover.
    .teacher = São 30 segundos ou mais por lance que mantêm a obrigação de escrever.
    .diff = A dispensa é igual. Em 2018 e 2023, atualizar a folha depois de cair a seta está só no 8.5.
law-2009-8-5-a = Se nenhum escreve, o árbitro ou um assistente procura estar lá e escrever. Caída a seta, ele para os relógios e os dois completam as folhas pela dele ou pela do adversário.
    .diff = O mesmo em 2023, que só acrescenta que o relógio fica parado o tempo que for preciso.
law-2009-8-5-c = Sem nenhuma folha completa, os dois reconstroem a partida noutro tabuleiro, à vista do árbitro. Ele anota antes a posição, os tempos e os lances feitos, se os souber.
    .diff = Em 2018 e 2023 o árbitro anota também qual dos relógios estava a andar.
law-2009-8-7 = Acabada a partida, cada um assina as duas folhas e fica escrito o resultado. Vale mesmo que esteja errado, se o árbitro não decidir o contrário.
    .diff = Em 2023 há mais uma maneira de confirmar: aprovar o resultado no registo eletrónico.
