### Leis de 2005, artigo 3: os números que diferem dos de 2023.

law-2005-3-1 = Você não pode ir para uma casa com peça sua. Se há ali uma do adversário, ela é capturada e sai. Atacar uma peça é poder capturá-la.
    .teacher = Uma peça ataca uma casa mesmo quando não pode ir até ela porque deixaria o próprio rei em xeque.
    .diff = Em 2018 e 2023 são quatro itens: 3.1 e 3.1.1 a 3.1.3. Decidem o mesmo.
law-2005-3-7-b = No primeiro lance, um peão pode em vez disso avançar duas casas da sua coluna, se as duas estiverem livres.
    .diff = Nada muda; o passo simples é, em 2023, o 3.7.1.
law-2005-3-7-d = Um peão adversário avança duas casas e passa por uma que o seu ataca. Você pode capturá-lo como se ele tivesse avançado uma só. É a captura na passagem.
    .teacher = Só no lance imediatamente seguinte; depois, a chance passou.
    .diff = Regra igual; em 2023 ela se divide entre 3.7.3.1 e 3.7.3.2.
law-2005-3-7-e = O peão que chega à última casa vira, no mesmo lance, dama, torre, bispo ou cavalo da sua cor. Você escolhe, e a nova peça age na hora.
    .teacher = Dá para ter duas damas. A escolha não depende do que já foi capturado.
    .diff = Decide o mesmo que em 2023, nos itens 3.7.3.3 a 3.7.3.5.
law-2005-3-8-a = O rei vai para uma casa vizinha não atacada, ou roca. No roque anda duas casas em direção à torre, e ela vai para a casa que ele cruzou.
    .teacher = O roque vale como um lance de rei: primeiro o rei, depois a torre.
    .diff = A mesma regra em dois itens: em 2023, 3.8.1 e 3.8.2.
law-2005-3-8-b = Não há roque se o rei ou essa torre já se moveu. É preciso esperar enquanto há peça entre eles, ou o rei está, passa ou termina em casa atacada.
    .teacher = No texto falta a letra, e são os pontos (1) e (2). O primeiro tira o roque de vez, o segundo só enquanto durar.
    .diff = O mesmo, organizado de outra forma: em 2023 são 3.8.2.1, para sempre, e 3.8.2.2, por enquanto.
law-2005-3-9 = O rei está em xeque quando uma peça adversária o ataca, mesmo cravada. Nenhum lance pode deixar o próprio rei em xeque.
    .teacher = A peça cravada não se move, mas o ataque dela continua valendo.
    .diff = Decide o mesmo; em 2018 e 2023 se divide em 3.9.1 e 3.9.2.
