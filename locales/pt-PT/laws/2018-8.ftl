### Leis de 2018, artigo 8: os números que diferem dos de 2023.

law-2018-8-1-1 = Escreves os teus lances e os do adversário na folha da prova, um a um. Usas notação algébrica, com letra que se leia.
    .diff = Em 2018 só há folha de papel. Em 2023 a prova pode usar também um registo eletrónico certificado pela FIDE (8.1.1.2).
law-2018-8-3 = As folhas de registo são de quem organiza a prova.
    .diff = Em 2023 junta-se uma frase. Um registo eletrónico avariado é trocado pelo árbitro.
law-2018-8-7 = No fim, os dois assinam as duas folhas com o resultado. Mesmo errado, esse resultado vale, se o árbitro não decidir outra coisa.
    .teacher = Antes de assinar, lê. Uma assinatura distraída pode custar o ponto.
    .diff = Em 2018 assina-se o papel. Em 2023 também se pode aprovar o resultado no registo eletrónico.
