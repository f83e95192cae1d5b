### Leis de 2018, artigo 3: os números que diferem dos de 2023.

law-2018-3-7-4 = Captura na passagem: como se faz e em que momento.
    .diff = Mudou só a numeração: em 2023, são os itens 3.7.3.1 e 3.7.3.2.
law-2018-3-7-5 = Promoção: o que acontece com o peão que alcança a última fileira.
    .diff = A regra não mudou; em 2023 a promoção ocupa os itens 3.7.3.3 a 3.7.3.5.
law-2018-3-8-2-1-1 = Se o seu rei já se moveu, você não pode mais rocar.
    .diff = A mesma regra, que em 2023 não tem número próprio: é o ponto 1 do 3.8.2.1.
law-2018-3-8-2-1-2 = Com uma torre que já se moveu, não há mais roque.
    .diff = A regra continua igual. Em 2023 aparece como ponto 2 do 3.8.2.1.
law-2018-3-8-2-2-1 = Você não pode rocar agora se o rei está em casa atacada, passa por uma ou termina em uma.
    .teacher = Vale o caminho do rei, e somente o dele.
    .diff = A proibição é a mesma; em 2023 está no ponto 3 do 3.8.2.2.
law-2018-3-8-2-2-2 = Enquanto houver uma peça entre o rei e a torre do roque, é preciso esperar.
    .diff = Continua igual em 2023, como ponto 4 do 3.8.2.2.
