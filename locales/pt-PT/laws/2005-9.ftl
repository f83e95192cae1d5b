### Leis de 2005, artigo 9: os números que diferem dos de 2023.

law-2005-9-1 = Oferecer empate: quando, como, e o que conta como oferta.
    .teacher = Nesta edição nada permite ao regulamento proibir o empate por acordo.
    .diff = Desde 2009 o regulamento da prova pode proibir combinar o empate (9.1.a); em 2023, também oferecê-lo (9.1.1).
law-2005-9-1-c = Quem reclama empate pelo 9.2, pelo 9.3 ou, no final acelerado, pelo 10.2 está também a oferecê-lo.
    .diff = Desde 2018 são só o 9.2 e o 9.3, porque o final acelerado deixou os artigos das Leis.
law-2005-9-2 = À terceira vez da mesma posição, quem tem a vez pode reclamar empate. É a mesma se jogam as mesmas peças, nas mesmas casas, com os mesmos lances e o mesmo à vez.
    .teacher = Não é a mesma se caiu uma captura na passagem ou se mudou o direito ao roque, de vez ou por uns lances.
    .diff = Em 2005 um roque impedido por uns lances já muda a posição. Desde 2009 só muda quando o rei ou a torre se moveu.
law-2005-9-2-a = vai aparecer: quem reclama escreve o lance e diz ao árbitro que o quer fazer; ou
    .diff = Desde 2018 o lance que se escreveu é definitivo; em 2023 serve também o registo eletrónico.
law-2005-9-3-a = escreve o lance com que se chega aos 50 de cada um, sem peões nem capturas, e declara-o ao árbitro; ou
    .diff = Desde 2018 já não o pode mudar; em 2023 pode também introduzi-lo no registo eletrónico.
law-2005-9-4 = Fizeste o lance sem reclamar? Nesse lance já não podes pedir o empate.
    .teacher = Até o lance estar feito ainda se pode reclamar, mesmo tendo tocado numa peça.
    .diff = Em 2005 o direito perde-se ao fazer o lance. Desde 2018 perde-se mais cedo: ao tocar numa peça segundo o 4.3.
law-2005-9-5 = Quem reclama tem de parar logo os dois relógios, e já não pode desistir da reclamação.
    .diff = Em 2005 para o relógio quem reclama. Desde 2018 pode ser também o árbitro a pará-lo.
law-2005-9-5-b = Reclamaste mal: três minutos a mais para o adversário. Se tens mais de dois, perdes metade do teu tempo, até três minutos. A partida segue, com o lance anunciado.
    .teacher = Quem tem entre um e dois minutos fica com um; quem tem menos de um não perde nada.
    .diff = Em 2005 dão-se três minutos e quem reclamou paga do seu tempo. Desde 2018 são só dois minutos para o adversário.
law-2005-9-6 = Se nenhuma série de lances legais leva a um mate, nem com o pior jogo possível, é empate logo, desde que o lance que lá levou seja legal.
    .diff = A ideia está hoje só no 5.2.2. Desde 2018 o número 9.6 é outra coisa: cinco vezes a mesma posição ou 75 lances.
