### Leis de 2005, apêndice F: os números que diferem dos de 2023.

law-2005-f-1 = Cada lance é anunciado com clareza; o adversário o repete e joga no seu tabuleiro. Nomes: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector; números e peças em alemão.
    .teacher = Os roques são Kurze Rochade e Lange Rochade. As peças: Koenig, Dame, Turm, Laeufer, Springer, Bauer.
    .diff = Em 2023 quem promove anuncia também a peça escolhida, e o árbitro pode dispensar os números alemães.
law-2005-f-3 = O lance é considerado feito quando:
    .teacher = Só então anda o relógio do adversário. Daí em diante, para quem enxerga, valem as regras de sempre.
    .diff = O mesmo; em 2023 o que vem depois do lance tem itens próprios, D.2.4 e D.2.5.
law-2005-f-4 = O jogador que não enxerga pode usar um relógio feito para ele, que tenha também:
    .diff = Em 2005 é um relógio de ponteiros. Em 2023 vem primeiro o que fala, dizendo tempo e lances; o de ponteiros é a alternativa.
law-2005-f-5 = O jogador com deficiência visual anota em Braille ou à mão, ou grava os lances em fita.
    .diff = Em 2005 fala-se em fita magnética; em 2023, num gravador.
law-2005-f-7 = Se os dois tabuleiros mostram posições diferentes, corrige-se com o árbitro e as duas planilhas. Se elas coincidem, corrige quem anotou certo e jogou errado.
    .diff = Em 2023 integra o D.2.9, junto com a regra que aqui é F.8.
law-2005-f-8 = Se as planilhas não coincidem, volta-se ao ponto em que coincidem, e o árbitro ajusta os relógios, se preciso.
    .diff = É o fim do D.2.9 de 2023, no qual o árbitro sempre ajusta os relógios.
law-2005-f-9-f = cuidar das formalidades quando a partida é suspensa. Se quem não enxerga dispensa o assistente, o outro pode pedir um para F.9.a e F.9.b.
    .diff = Em 2023 a segunda frase é o D.2.11, que exige assistente quando o adversário é surdo.
