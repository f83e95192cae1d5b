### Leis de 2018, artigo 4: os números que diferem dos de 2023.

law-2018-4-2 = Arrumar as peças nas casas.
    .teacher = Esta edição não fala dos outros contatos; pelo 4.3, só fica obrigado quem toca com intenção de mover ou capturar.
    .diff = Em 2023 entrou o 4.2.2. Qualquer outro contato é tido como intencional, salvo se for claramente acidental.
law-2018-4-3-3 = Você tocou uma peça sua e uma do adversário: capture a dele com a sua. Se não for possível, jogue ou capture a primeira tocada que permitir isso.
    .teacher = Na dúvida sobre qual foi tocada antes, vale a peça do próprio jogador.
    .diff = Em 2018 trata-se de uma peça de cada cor. Em 2023 podem ser várias: a primeira sua captura a primeira do adversário.
law-2018-4-7-1 = A captura está feita com a sua peça na nova casa. A capturada precisa estar fora do tabuleiro e da sua mão.
    .teacher = Se falta um desses passos, o lance ainda não foi feito.
    .diff = O texto de 2018 fala em soltar a peça capturada. O de 2023, em soltar a própria peça na nova casa.
