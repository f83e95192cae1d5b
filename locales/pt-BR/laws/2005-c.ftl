### Leis de 2005, apêndice C: os números que diferem dos de 2023.

law-2005-c1 = São as partidas de menos de 15 minutos para cada um. Conta-se o tempo mais 60 vezes o acréscimo.
    .diff = Em 2005 são menos de 15 minutos. Em 2018 e 2023 o relâmpago acaba nos 10: doze minutos viraram rápido.
law-2005-c2 = O relâmpago (blitz) segue as regras do rápido, exceto no que vem a seguir.
    .diff = Em 2005 é sempre assim. Em 2018 e 2023 há outro caminho. Com um árbitro para cada partida valem as Regras de Competição.
law-2005-c3 = Num lance ilegal com o relógio do adversário já andando, ele pode reclamar a vitória antes de jogar. Se joga sem reclamar, o lance fica.
    .teacher = Quem não pode levar mate do adversário pode pedir o empate antes do seu próprio lance.
    .diff = Em 2005 um único lance ilegal pode custar a partida, como em 2018. Em 2023 há um aviso de um minuto e só o segundo perde (B.3, A.3).
