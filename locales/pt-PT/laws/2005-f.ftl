### Leis de 2005, apêndice F: os números que diferem dos de 2023.

law-2005-f-1 = Anuncia-se cada lance com clareza; o adversário repete-o e joga-o no seu tabuleiro. Nomes: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector; números e peças em alemão.
    .teacher = Roque: Kurze Rochade e Lange Rochade. Peças: Koenig, Dame, Turm, Laeufer, Springer, Bauer.
    .diff = Em 2023 quem promove anuncia também a peça escolhida, e o árbitro pode dispensar os números em alemão.
law-2005-f-3 = O lance está feito quando:
    .teacher = Só então anda o relógio do adversário. A partir daí, para quem vê, valem as regras de sempre.
    .diff = O mesmo; em 2023 o que se segue ao lance tem números próprios, D.2.4 e D.2.5.
law-2005-f-4 = O jogador que não vê pode usar um relógio feito para si, que tenha também:
    .diff = Em 2005 é um relógio de ponteiros. Em 2023 vem primeiro o que fala, dizendo o tempo e os lances; o de ponteiros fica como alternativa.
law-2005-f-5 = O jogador com deficiência visual escreve em Braille ou à mão, ou grava os lances em fita.
    .diff = Em 2005 diz-se fita magnética; em 2023, um gravador qualquer.
law-2005-f-7 = Se os dois tabuleiros mostram posições diferentes, corrige-se com o árbitro e as duas folhas. Se elas concordam, emenda quem escreveu bem e jogou mal.
    .diff = Em 2023 faz parte do D.2.9, com a regra que aqui é F.8.
law-2005-f-8 = Se as folhas não concordam, volta-se ao ponto em que concordam, e o árbitro acerta os relógios, se for preciso.
    .diff = É o fim do D.2.9 de 2023, onde o árbitro acerta os relógios sempre.
law-2005-f-9-f = tratar das formalidades quando a partida é suspensa. Se o jogador cego não tiver assistente, quem vê pode pedir um para F.9.a e F.9.b.
    .diff = Em 2023 a segunda frase é o D.2.11, que exige um assistente quando o adversário é surdo.
