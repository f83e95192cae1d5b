### Leis de 2005, artigo 9: os números que diferem dos de 2023.

law-2005-9-1 = Propor empate: quando, como, e o que vale como proposta.
    .teacher = Nada nesta edição permite ao regulamento proibir o empate por acordo.
    .diff = Desde 2009 o regulamento pode proibir o acordo de empate (9.1.a); em 2023, também a proposta (9.1.1).
law-2005-9-1-c = Quem reclama empate pelo 9.2, pelo 9.3 ou, no final acelerado, pelo 10.2 também o está propondo.
    .diff = Desde 2018 são só o 9.2 e o 9.3, porque o final acelerado saiu dos artigos das Leis.
law-2005-9-2 = Na terceira vez da mesma posição, quem está na vez pode reclamar empate. É a mesma com iguais peças, casas e lances possíveis, e o mesmo jogador na vez.
    .teacher = Não é a mesma se uma captura na passagem deixou de existir ou se o direito ao roque mudou, de vez ou por alguns lances.
    .diff = Em 2005 um roque impedido por alguns lances já muda a posição. Desde 2009, só quando o rei ou a torre se moveu.
law-2005-9-2-a = vai aparecer: quem reclama anota o lance e diz ao árbitro que pretende fazê-lo; ou
    .diff = Desde 2018 o lance que se anotou é definitivo; em 2023 serve também a planilha eletrônica.
law-2005-9-3-a = anota o lance com que se chega aos 50 de cada um, sem peão nem captura, e o declara ao árbitro; ou
    .diff = Desde 2018 não pode mais mudá-lo; em 2023 pode também registrá-lo na planilha eletrônica.
law-2005-9-4 = Fez o lance sem reclamar? Nesse lance você não pode mais pedir o empate.
    .teacher = Até o lance estar feito ainda dá para reclamar, mesmo já tendo tocado uma peça.
    .diff = Em 2005 o direito se perde ao fazer o lance. Desde 2018, antes: ao tocar uma peça conforme o 4.3.
law-2005-9-5 = Quem reclama precisa parar na hora os dois relógios, e não pode mais retirar a reclamação.
    .diff = Em 2005 quem para o relógio é quem reclama. Desde 2018 o árbitro também pode pará-lo.
law-2005-9-5-b = Reclamou errado: três minutos a mais ao adversário. Se você tem mais de dois, perde metade do seu tempo, até três minutos. O jogo segue, com o lance anunciado.
    .teacher = Quem tem entre um e dois minutos fica com um; quem tem menos de um não perde nada do seu tempo.
    .diff = Em 2005 são três minutos e quem reclamou paga do seu tempo. Desde 2018 são só dois minutos ao adversário.
law-2005-9-6 = Se nenhuma série de lances legais leva a mate, nem com o pior jogo possível, é empate na hora, desde que o lance que levou a isso seja legal.
    .diff = A ideia hoje está só no 5.2.2. Desde 2018 o 9.6 é outra coisa: cinco vezes a mesma posição ou 75 lances.
