### The school-sport regulation of Madeira, 2022/23.

law-escola-1 = Your age group comes from your year of birth. In the 1st cycle there are two, Sub 8 and Sub 10. In the others they go from Infantis 1 to Juniores/Seniores. The table has the years of each.
    .title = Age groups
    .teacher = These years are for 2022/23; as the ages stay, they move on by one each school year. Ages as printed: Sub 8 <8, Sub 10 >9, Infantis 1 <10, Infantis 11–12, Iniciados 13–14, Juvenis 15–16, Juniores/Seniores >17.
law-escola-2 = Your team brings a teacher and as many pupils as the DSDE sets. The DSDE is Madeira's office for school sport. With too few it plays, with an administrative fault; your points count. A team that stays away is absent.
    .title = Taking part, and absence
    .teacher = Least and most are by age group and gender. Enter on the Place platform; the DSDE sets dates and places. Teams from an individual event add up the points of the least number of pupils, any gender. Team results may stand.
law-escola-3 = The program Swiss-Manager decides who plays whom. FIDE and the Portuguese federation have approved it. The results of every event go to chess-results.com.
    .title = Pairing
    .teacher = Teachers download Swiss-Manager from swiss-manager.at. The licence password comes from the national chess coordinator, agreed with the federation. Reading the manuals and watching the tutorial is suggested.
law-escola-4 = Games are rapid (“semirrápidas”). Eight rounds of the Swiss system are suggested. With digital clocks on all tables it is 15 minutes and 5 seconds a move. Without them it is 20 minutes each.
    .title = Time and system
    .teacher = At 15+5 the clock begins at 15:05. If one table has no digital clock, the time is 20 minutes. The DGT North American and the DGT 2010 are recommended.
law-escola-5 = Alone, a win is 1 point, a draw a half, a loss or absence 0. For teams each match is 3, 2 or 1, and 0 for not turning up. The most points in all comes first.
    .title = Points
    .teacher = 3-2-1-0 holds in round robins and Swiss events unless the event's own rules differ. The organiser makes the standings by age group in Swiss-Manager, by criterion 44 with points 3, 2, 1, 0.
law-escola-6 = Level on points in an individual Swiss, the result between them comes first, if they met. Then come Buchholz cut 1, full Buchholz, Sonneborn-Berger and more wins. The first that tells them apart decides.
    .title = Individual tie-breaks
    .teacher = In Swiss-Manager: 11; 37 with (1,0,N,N,0,N); 37 with (0,0,N,N,0,N); 52 with (0,0,N,N,0,N,N); 68. They come from article 31 of the federation's competition rules, passed on 11 September 2021.
law-escola-7 = Teams level? One criterion after the other is looked at, and the first that separates them decides. The order is one for a round robin and another for a Swiss; both are here.
    .title = Team tie-breaks
    .teacher = In a Swiss the result between them counts only if they met. Codes: round robin 14, 1, 1, 35 (0,0,N,N,0,N,N), 24; Swiss 44, 14, 1, 37 (1,0,N,N,0,N), 37 (0,0,N,N,0,N). An event may set others.
law-escola-8 = Pupils from the 1st cycle to secondary school may play. Games follow the FIDE Laws. At the final Festa there are medals for the first three of each age group and gender. Teams have a trophy.
    .title = Laws, prizes, and what is not foreseen
    .teacher = What the rules do not foresee is decided by the organiser or by DSDE, by stage, without appeal. State, private and vocational schools may take part.
