### Leis de 2005, apêndice A: os números que diferem dos de 2023.

law-2005-a = Partidas suspensas
    .teacher = O lance secreto vai em envelope fechado; se for ambíguo, falso ou ilegal, perde quem o fez. Quem chega mais de uma hora atrasado ao reinício perde, salvo se esse lance já acabou a partida.
    .diff = O processo é quase o mesmo na diretriz I. Em 2023, ao reinício vale a tolerância da prova, e não uma hora fixa (I.10).
