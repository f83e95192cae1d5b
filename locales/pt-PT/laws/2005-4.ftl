### Leis de 2005, artigo 4: os números que diferem dos de 2023.

law-2005-4-2 = Antes de arranjares uma peça na sua casa, avisa: «eu ajusto». Só o faz quem tem a vez de jogar.
    .teacher = O aviso vem antes do toque; depois de tocar, já não serve.
    .diff = Desde 2018 é o 4.2.1. Em 2023 há também o 4.2.2: qualquer outro contacto conta como intencional, se não for claramente acidental.
law-2005-4-3 = Quem tem a vez e toca sem avisar fica obrigado:
    .teacher = Este texto olha ao toque sem aviso e não fala da intenção.
    .diff = Desde 2018 só obriga o toque com intenção de mover ou capturar.
law-2005-4-3-c = Uma peça de cada cor tocada: a tua captura a outra. Se não é possível, joga-se ou captura-se a primeira tocada que o permita. Na dúvida, a primeira foi a tua.
    .diff = Em 2005 e em 2018 é uma peça de cada cor. Em 2023 podem ser mais: conta a primeira tocada de cada lado.
law-2005-4-4-c = Querias rocar e tocaste no rei, ou no rei e na torre ao mesmo tempo, mas é ilegal: jogas com o rei, nem que seja o outro roque. Sem lance de rei, jogas o que quiseres.
    .diff = Em 2005 fala-se de tocar só no rei ou nos dois juntos. Desde 2018, de tocar no rei e depois na torre.
law-2005-4-4-d = Ao promover, a peça só está escolhida quando a largas na casa de promoção.
    .teacher = Enquanto a tens na mão, ainda podes trocar de ideias.
    .diff = Em 2005 escolhe-se ao largar a peça. Desde 2018, basta que ela toque na casa.
law-2005-4-6-a = na captura, quando a peça capturada saiu do tabuleiro e, posta a tua na casa nova, já largaste a capturada;
    .diff = O texto de 2005 fala em largar a peça capturada. O de 2023, em largar a peça que capturou.
law-2005-4-6-b = no roque, quando largas a torre na casa que o rei passou. Largado o rei, ainda não está feito, mas já só podes rocar para esse lado, se for legal;
    .diff = Desde 2018 diz-se também o que fazer se esse roque for ilegal: outro lance de rei e, se não houver, qualquer lance.
law-2005-4-6-c = na promoção, quando o peão saiu e largaste a peça nova na casa. Se largaste o peão na última casa, o lance não está feito, mas com ele já não jogas para outro lado.
    .diff = Esta última frase, sobre o peão largado na casa de promoção, já não está em 2018 nem em 2023. Lá o 4.6 deixa promover sem pôr o peão na casa.
