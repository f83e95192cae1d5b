### Leis de 2005, apêndice A: os números que diferem dos de 2023.

law-2005-a = As partidas suspensas
    .teacher = O lance secreto vai em envelope lacrado; se for ambíguo, falso ou ilegal, perde quem o fez. Quem chega mais de uma hora atrasado ao reinício perde, salvo se esse lance já encerrou a partida.
    .diff = O processo é quase o mesmo na diretriz I. Em 2023, no reinício vale a tolerância do torneio, e não uma hora fixa (I.10).
