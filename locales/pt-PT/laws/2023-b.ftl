### Leis de 2023, apêndice B: rápidas (blitz).

law-2023-b-1 = Nas rápidas (blitz), cada jogador tem para todos os lances 10 minutos ou menos. Com incremento, soma-se ao tempo dado 60 vezes o incremento, e o limite é o mesmo.
    .teacher = 5 minutos e 3 segundos: 5 + 3 = 8, são rápidas (blitz). 8 minutos e 3 segundos: 8 + 3 = 11, já são semirrápidas.
law-2023-b-2 = Nas rápidas (blitz) aplicam-se as Regras de Competição se:
    .teacher = São precisas as duas condições juntas: B.2.1 e B.2.2.
law-2023-b-2-1 = Um árbitro vigia uma só partida; é precisa também a condição B.2.2.
    .teacher = Nas semirrápidas podem ser três (A.4.1); aqui, cada mesa precisa do seu árbitro.
law-2023-b-2-2 = A partida é registada pelo árbitro, ou por um assistente seu, se possível com meios eletrónicos.
law-2023-b-2-3 = Quem tem a vez pode pedir ao árbitro ou ao assistente para ver a folha, até cinco vezes por partida. Pedir mais vezes conta como incomodar o adversário.
law-2023-b-3 = Se não for assim, valem as regras das semirrápidas: A.2, A.3 e A.5.
    .teacher = Anotar não é obrigatório, e os dois minutos passam a um. O lance ilegal só se castiga antes de o adversário jogar.
law-2023-b-4 = O regulamento da prova tem de dizer se vale o B.2 ou o B.3. É o mesmo para a prova inteira.
