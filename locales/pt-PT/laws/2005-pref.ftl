### Leis de 2005, prefácio: os pontos que diferem dos de 2023.

law-2005-pref-5 = Uma federação filiada pode acrescentar regras suas, mais pormenorizadas do que as Leis. Essas regras:
    .teacher = As três condições têm de se cumprir todas.
    .diff = Em 2018 também não. O que a FIDE decide a pedido de uma federação está em 2005 no artigo 14.
law-2005-pref-5-a = não podem contrariar as Leis da FIDE;
    .diff = Em 2018 também não.
law-2005-pref-5-b = só valem no território dessa federação;
    .diff = Em 2018 também não.
law-2005-pref-5-c = não servem para competições que deem rating ou títulos da FIDE.
    .diff = Em 2018 também não. Em 2018 e 2023 só conta para rating a partida jogada pelas Leis da FIDE.
