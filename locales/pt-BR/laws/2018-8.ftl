### Leis de 2018, artigo 8: os números que diferem dos de 2023.

law-2018-8-1-1 = Você anota os seus lances e os do adversário na planilha do torneio, um por um. Usa notação algébrica, de forma legível.
    .diff = Em 2018 só existe a planilha de papel. Em 2023 o torneio também pode usar planilha eletrônica certificada pela FIDE (8.1.1.2).
law-2018-8-3 = As planilhas pertencem a quem organiza o torneio.
    .diff = Em 2023 há um acréscimo. O árbitro troca a planilha eletrônica com defeito.
law-2018-8-7 = No fim, os dois assinam as duas planilhas com o resultado. Mesmo errado, ele vale, salvo outra decisão do árbitro.
    .teacher = Leia antes de assinar. Uma assinatura distraída pode custar o ponto.
    .diff = Em 2018 assina-se o papel. Em 2023 também é possível aprovar o resultado na planilha eletrônica.
