### Leis de 2005, apêndice C: os números que diferem dos de 2023.

law-2005-c1 = São as partidas de menos de 15 minutos para cada um. Conta-se o tempo mais 60 vezes o incremento.
    .diff = Em 2005 são menos de 15 minutos. Em 2018 e 2023 o blitz acaba nos 10: doze minutos passaram a semirrápidas.
law-2005-c2 = As rápidas (blitz) jogam-se pelas regras das semirrápidas, exceto no que se segue.
    .diff = Em 2005 é sempre assim. Em 2018 e 2023 há outra via. Com um árbitro para cada partida valem as Regras de Competição.
law-2005-c3 = Num lance ilegal com o relógio do adversário já a andar, ele pode reclamar a vitória antes de jogar. Se não reclama e joga, o lance fica.
    .teacher = Quem não pode sofrer mate do adversário pode pedir o empate antes do seu próprio lance.
    .diff = Em 2005 um só lance ilegal pode custar a partida, como em 2018. Em 2023 há um aviso de um minuto e só o segundo perde (B.3, A.3).
