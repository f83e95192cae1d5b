### Leis de 2018, artigo 4: os números que diferem dos de 2023.

law-2018-4-2 = Compor as peças nas suas casas.
    .teacher = Esta edição nada diz dos outros contactos; o 4.3 só obriga quem toca com intenção de mover ou capturar.
    .diff = Em 2023 há mais um número, o 4.2.2. Qualquer outro contacto conta como intencional, a não ser que seja claramente acidental.
law-2018-4-3-3 = Tocaste numa peça tua e numa do adversário: tens de capturar a dele com a tua. Se não der, joga ou captura a que tocaste primeiro e que o permita.
    .teacher = Se não se sabe qual foi tocada primeiro, considera-se que foi a do próprio jogador.
    .diff = Em 2018 fala-se de uma peça de cada cor. Em 2023 podem ser várias: a primeira tua captura a primeira do adversário.
law-2018-4-7-1 = Uma captura está feita com a tua peça na casa nova. A capturada tem de estar fora do tabuleiro e da tua mão.
    .teacher = Enquanto algum destes passos falta, o lance ainda não está feito.
    .diff = A impressão de 2018 fala em largar a peça capturada. A de 2023 fala em largar a tua própria peça na casa nova.
