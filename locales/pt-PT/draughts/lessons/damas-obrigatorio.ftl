### Damas 4, tomar é obrigatório. Reference: European Portuguese, addressed as "tu".

damas-obrigatorio-tem-de-tomar = Se uma peça tua pode tomar, tens de tomar. Os outros lances não valem.
damas-obrigatorio-escolher = Se há várias capturas iguais, és tu que escolhes. Mas uma delas tem de ser.
damas-obrigatorio-sopro = Em casa há quem «sopre» o peão que não tomou. O regulamento não tem sopro, e a captura faz-se sempre.

damas-obrigatorio-outro-lance = As Brancas podem jogar 3-6?
    .hint = Procura primeiro as capturas. O peão de 9 tem um vizinho.
    .after = Não. O peão de 9 pode tomar, por isso tem de tomar.
damas-obrigatorio-peao-protegido = Agora há um peão em 18. As Brancas podem jogar 3-6?
    .hint = O peão de 9 ainda tem uma casa livre onde parar?
    .after = Sim. O peão de 18 protege o de 13. Sem captura, joga-se onde se quiser.
damas-obrigatorio-quem-tem-de-tomar = Marca os peões pretos que podem jogar agora.
    .hint = Quando há captura, só jogam os peões que tomam.
    .after = Só 22 e 27, porque podem tomar. O de 29 tem de esperar.
damas-obrigatorio-lances-que-restam = Quantos lances tem o peão preto de 27?
    .hint = Outro peão preto pode tomar?
    .after = Nenhum. O peão de 19 tem de tomar. Enquanto houver captura, os outros ficam parados.
damas-obrigatorio-troca-ma = Se tomarem, as Brancas perdem um peão a seguir. Podem não tomar?
    .hint = A regra fala de capturas boas, ou de todas?
    .after = Não. A captura é obrigatória mesmo quando faz mal, e há quem use isso como armadilha.
damas-obrigatorio-escolhe-bem = Há duas capturas. Escolhe a que não perde o peão.
    .hint = Depois de cada salto, imagina que jogas com as Pretas.
    .after = Em 21 o peão fica em segurança. Podias escolher, e olhaste para a resposta.
    .m14x23 = Em 23 o peão preto de 27 toma-te logo a seguir.
damas-obrigatorio-sopro-em-casa = As Pretas podiam tomar, mas jogaram 24-20. O que diz o regulamento?
    .hint = Soprar é um costume antigo. Não está em nenhum artigo.
    .a = O peão que não tomou sai do tabuleiro.
    .b = O lance não vale, e têm de tomar.
    .c = Nada, porque tomar é só um conselho.
    .after = O lance volta atrás e toma-se. No regulamento não há sopro.
