### Laws of 2018, article 8: the numbers that differ from those of 2023.

law-2018-8-1-1 = You write your moves and your opponent's on the event's scoresheet, one by one. You use algebraic notation that can be read.
    .diff = In 2018 there is only paper. In 2023 an event may also use an electronic scoresheet certified by FIDE (8.1.1.2).
law-2018-8-3 = Scoresheets belong to whoever runs the event.
    .diff = In 2023 a sentence is added. The arbiter replaces an electronic recorder that is out of order.
law-2018-8-7 = At the end both sign both sheets with the result. Even a wrong result stands, unless the arbiter decides otherwise.
    .teacher = Read before you sign. A careless signature can cost the point.
    .diff = In 2018 paper is signed. In 2023 the result may also be approved on the electronic scoresheet.
