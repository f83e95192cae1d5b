### Laws of 2023, article 10: points.

law-2023-10-1 = Unless the rules of the event say otherwise, a win is 1 point, a draw ½ and a loss 0. Winning or losing by default counts the same.
    .teacher = The glossary of 2023 mentions another scale used for teams: 3, 1 and 0. It holds only if the rules of the event say so.
law-2023-10-2 = A game never gives more points in all than its normal maximum. Each player gets a normal result for a game. ¾ – ¼, for instance, is not allowed.
    .teacher = Less than the maximum can happen. By 11.8 both players lose.
