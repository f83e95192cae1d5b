### Leis de 2005, artigo 3: os números que diferem dos de 2023.

law-2005-3-1 = Não podes ir para uma casa com peça tua. Se lá está uma do adversário, é capturada e sai. Atacar uma peça é poder capturá-la.
    .teacher = Uma peça ataca uma casa mesmo quando não pode mover-se para lá por deixar o próprio rei em xeque.
    .diff = Em 2018 e 2023 há quatro números: 3.1 e 3.1.1 a 3.1.3. O que decidem é o mesmo.
law-2005-3-7-b = No seu primeiro lance, um peão pode antes avançar duas casas da sua coluna, se as duas estiverem livres.
    .diff = Nada muda; o passo simples é em 2023 o 3.7.1.
law-2005-3-7-d = Um peão do adversário avança duas casas e passa por uma que o teu ataca. Podes capturá-lo como se só tivesse avançado uma. É a captura na passagem.
    .teacher = Só no lance logo a seguir; depois, a ocasião passou.
    .diff = Regra igual; em 2023 divide-se entre o 3.7.3.1 e o 3.7.3.2.
law-2005-3-7-e = O peão que chega à última casa troca-se, no mesmo lance, por dama, torre, bispo ou cavalo da sua cor. Escolhes tu, e a peça nova atua logo.
    .teacher = Podes ter duas damas. A escolha não depende do que já foi capturado.
    .diff = Decide o mesmo que em 2023, do 3.7.3.3 ao 3.7.3.5.
law-2005-3-8-a = O rei anda para uma casa vizinha que não esteja atacada, ou roca. No roque avança duas casas para a torre, e ela vai para a casa que ele passou.
    .teacher = O roque conta como um lance de rei: primeiro o rei, depois a torre.
    .diff = A mesma regra em dois números: em 2023, 3.8.1 e 3.8.2.
law-2005-3-8-b = Não há roque se o rei ou essa torre já jogou. Espera-se enquanto há peças entre os dois, ou o rei está, passa ou acaba em casa atacada.
    .teacher = Na impressão falta a letra, e são os pontos (1) e (2). O primeiro tira o roque de vez, o segundo só enquanto durar.
    .diff = O mesmo, arrumado de outra forma: em 2023 é o 3.8.2.1, para sempre, e o 3.8.2.2, por agora.
law-2005-3-9 = O rei está em xeque quando uma peça contrária o ataca, mesmo cravada. Nenhum lance pode deixar o próprio rei em xeque.
    .teacher = Uma peça cravada não se move, mas o seu ataque continua a contar.
    .diff = Decide o mesmo; em 2018 e 2023 separa-se em 3.9.1 e 3.9.2.
