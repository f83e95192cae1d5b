### Leis de 2018, artigo 3: os números que diferem dos de 2023.

law-2018-3-7-4 = A captura na passagem: como se faz e quando.
    .diff = Só muda o número. Em 2023 esta captura está no 3.7.3.1 e no 3.7.3.2.
law-2018-3-7-5 = A promoção: o que acontece ao peão que chega à última linha.
    .diff = A regra é a mesma; em 2023 a promoção vai do 3.7.3.3 ao 3.7.3.5.
law-2018-3-8-2-1-1 = Se o teu rei já jogou, o roque acabou para ti.
    .diff = A mesma regra, sem número próprio em 2023: é o ponto 1 do 3.8.2.1.
law-2018-3-8-2-1-2 = Se uma torre já jogou, com essa torre já não podes rocar.
    .diff = Nada muda na regra. Em 2023 aparece como ponto 2 do 3.8.2.1.
law-2018-3-8-2-2-1 = Agora não podes rocar se o rei está em casa atacada, passa por uma ou vai parar a uma.
    .teacher = Conta o caminho do rei, e só o do rei.
    .diff = A mesma proibição. Em 2023 vem no ponto 3 do 3.8.2.2.
law-2018-3-8-2-2-2 = Enquanto houver uma peça entre o rei e a torre do roque, tens de esperar.
    .diff = Igual em 2023, onde é o ponto 4 do 3.8.2.2.
