### Damas 16, finais. Brazilian Portuguese, addressed as "você".

damas-finais-frente-a-frente = Com duas pedras frente a frente, perde quem tem de dar o próximo passo. Depois de 19-23 são as Pretas.
damas-finais-dama-caca = A dama não precisa correr atrás da pedra. Ela espera no caminho.
damas-finais-duas-damas = Duas damas contra uma não bastam, se ela tiver o rio. Só se ganha se a dama sozinha cair em uma armadilha.

damas-finais-deixa-o-avancar = Você joga com as Pretas. Ganhe a pedra branca em dois lances.
    .hint = Depois do seu lance, ela tem de avançar. Fique de um jeito que possa capturá-la dos dois lados.
    .after = De 18 você esperava por ela em 13 e em 14. Ela é que teve de andar.
    .m22-19 = De 19 você só cuida de um dos lados, e a pedra branca passa pelo outro.
damas-finais-onde-coroar = Coroe na casa certa e ganhe em três lances.
    .hint = Imagine a pedra preta em 25 e em 26. De onde a sua dama a vê?
    .after = De 31 a dama cuida da diagonal que a pedra tem de atravessar.
    .m28-32 = De 32 você não a pega mais em três lances.
damas-finais-um-passo-de-cada-vez = Você joga com as Pretas. Ganhe a pedra da casa 12 em três lances.
    .hint = A pedra da casa 30 vai ao encontro dela. Meça bem a distância.
    .after = Você chegou na hora certa. A pedra branca teve de avançar para perto da sua.
damas-finais-dama-contra-peao = Você joga com as Pretas. Pegue a pedra branca em dois lances.
    .hint = A pedra da casa 16 só pode ir para 20. Ponha a dama na diagonal que passa por 20.
    .after = De 6 você via a diagonal até 24. A pedra teve de entrar nela.
damas-finais-dois-fugitivos = Você tem uma dama contra duas pedras. Ganhe em três lances.
    .hint = Uma pedra já está no rio, e a outra tem de passar por lá.
    .after = Do rio, a dama cuidou dos dois lados. É por isso que quem tem o rio manda.
damas-finais-quem-ganha = Duas damas contra uma, que tem o rio. Se todos jogarem bem, como termina?
    .hint = A dama preta pode andar no rio de uma ponta à outra.
    .after = Empata. Quem tem o rio anda para lá e para cá, e ninguém pega.
damas-finais-duas-no-canto = A dama preta está no canto. Ganhe em dois lances com as suas duas.
    .hint = O rio é a única saída dela. Feche a outra ponta.
    .after = A dama preta só tinha o rio, e em qualquer casa dele era capturada.
damas-finais-entregar-uma = Você joga com as Pretas. Entregue uma dama e ganhe em dois lances.
    .hint = Ofereça uma dama na diagonal da outra. A branca tem de capturar.
    .after = Você deu uma dama, e a outra capturou a última branca.
