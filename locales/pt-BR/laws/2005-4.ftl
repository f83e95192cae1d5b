### Leis de 2005, artigo 4: os números que diferem dos de 2023.

law-2005-4-2 = Antes de ajeitar uma peça na casa, avise: «eu arrumo». Só pode fazer isso quem está na vez.
    .teacher = O aviso vem antes do toque; depois, não vale mais.
    .diff = Desde 2018 é o 4.2.1. Em 2023 há também o 4.2.2: outro contato qualquer conta como intencional, se não for claramente acidental.
law-2005-4-3 = Quem está na vez e toca sem avisar fica obrigado:
    .teacher = Este texto considera o toque sem aviso e não fala em intenção.
    .diff = Desde 2018 só obriga o toque com intenção de mover ou capturar a peça.
law-2005-4-3-c = Uma peça de cada cor tocada: a sua captura a outra. Se não for possível, joga-se ou captura-se a primeira tocada que permitir. Na dúvida, a primeira foi a sua.
    .diff = Em 2005 e 2018 é uma peça de cada cor. Em 2023 podem ser mais: vale a primeira tocada de cada lado.
law-2005-4-4-c = Você ia rocar e tocou o rei, ou rei e torre ao mesmo tempo, mas é ilegal: jogue com o rei, até o outro roque. Sem lance de rei, jogue o que quiser.
    .diff = Em 2005 fala-se em tocar só o rei ou os dois juntos. Desde 2018, em tocar o rei e depois a torre.
law-2005-4-4-d = Ao promover, a peça só está escolhida quando você a solta na casa de promoção.
    .teacher = Enquanto ela está na sua mão, você ainda pode mudar de ideia.
    .diff = Em 2005 a escolha vale ao soltar a peça. Desde 2018, basta que ela toque a casa.
law-2005-4-6-a = na captura, quando a peça capturada saiu do tabuleiro e, com a sua já na nova casa, você soltou a capturada;
    .diff = O texto de 2005 fala em soltar a peça capturada. O de 2023, em soltar a que capturou.
law-2005-4-6-b = no roque, quando você solta a torre na casa que o rei cruzou. Solto o rei, ainda não está feito, mas só resta rocar desse lado, se for legal;
    .diff = Desde 2018 consta também o que fazer se esse roque for ilegal: outro lance de rei e, se não houver, qualquer lance.
law-2005-4-6-c = na promoção, quando o peão saiu e você soltou a nova peça na casa. Se soltou o peão na última casa, o lance não está feito, mas o peão não vai mais a outro lugar.
    .diff = Essa última frase, sobre o peão solto na casa de promoção, não está em 2018 nem em 2023. Neles o 4.6 permite promover sem pôr o peão na casa.
