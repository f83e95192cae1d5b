### Damas 16, finais. Reference: European Portuguese, addressed as "tu".

damas-finais-frente-a-frente = Com dois peões frente a frente, perde quem tem de dar o próximo passo. Depois de 19-23 são as Pretas.
damas-finais-dama-caca = A dama não precisa de correr atrás do peão. Espera-o no caminho dele.
damas-finais-duas-damas = Duas damas contra uma não chegam, se ela tiver o rio. Só se ganha se a dama sozinha cair numa armadilha.

damas-finais-deixa-o-avancar = Jogas com as Pretas. Ganha o peão branco em dois lances.
    .hint = Depois do teu lance, ele tem de avançar. Fica de maneira a tomá-lo dos dois lados.
    .after = De 18 esperavas por ele em 13 e em 14. Ele é que teve de andar.
    .m22-19 = De 19 só guardas um dos lados, e o peão branco passa pelo outro.
damas-finais-onde-coroar = Coroa na casa certa e ganha em três lances.
    .hint = Imagina o peão preto em 25 e em 26. De onde o vê a tua dama?
    .after = De 31 a dama guarda a diagonal que o peão tem de atravessar.
    .m28-32 = De 32 já não o apanhas em três lances.
damas-finais-um-passo-de-cada-vez = Jogas com as Pretas. Ganha o peão de 12 em três lances.
    .hint = O peão de 30 vai ao encontro dele. Mede bem a distância.
    .after = Chegaste na altura certa. O peão branco teve de avançar para junto do teu.
damas-finais-dama-contra-peao = Jogas com as Pretas. Apanha o peão branco em dois lances.
    .hint = O peão de 16 só pode ir para 20. Põe a dama na diagonal que passa por 20.
    .after = De 6 vias a diagonal até 24. O peão teve de entrar nela.
damas-finais-dois-fugitivos = Tens uma dama contra dois peões. Ganha em três lances.
    .hint = Um peão já está no rio, e o outro tem de passar por lá.
    .after = Do rio, a dama guardou os dois lados. É por isso que quem tem o rio manda.
damas-finais-quem-ganha = Duas damas contra uma, que tem o rio. Se todos jogarem bem, como acaba?
    .hint = A dama preta pode andar no rio de uma ponta à outra.
    .after = Empata. Quem tem o rio anda para cá e para lá, e ninguém o apanha.
damas-finais-duas-no-canto = A dama preta está no canto. Ganha em dois lances com as tuas duas.
    .hint = O rio é a única saída dela. Fecha a outra ponta.
    .after = A dama preta só tinha o rio, e em qualquer casa dele era tomada.
damas-finais-entregar-uma = Jogas com as Pretas. Entrega uma dama e ganha em dois lances.
    .hint = Oferece uma dama na diagonal da outra. A branca tem de tomar.
    .after = Deste uma dama, e a outra tomou a última branca.
