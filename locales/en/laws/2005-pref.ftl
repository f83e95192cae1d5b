### Laws of 2005, preface: the points that differ from those of 2023.

law-2005-pref-5 = A member federation may add rules of its own, in more detail than the Laws. Those rules:
    .teacher = All three conditions must be met.
    .diff = Nor in 2018. What FIDE decides when a federation asks is article 14 in 2005.
law-2005-pref-5-a = may not go against the Laws of FIDE;
    .diff = Nor in 2018.
law-2005-pref-5-b = hold only in that federation's territory;
    .diff = Nor in 2018.
law-2005-pref-5-c = do not serve for events that give FIDE ratings or titles.
    .diff = Nor in 2018. In 2018 and 2023 only a game played by the FIDE Laws counts for rating.
