### The Laws: editions, chapters, search, glossary.

part-opening = Before the rules
part-basic = Basic rules
part-competition = Competition rules
part-appendices = Appendices
part-guidelines = Guidelines
part-chess = Chess
part-draughts = Portuguese draughts
part-poker = Poker
part-truco = Truco
part-school = Madeira school sport
part-closing = After the rules
law-missing = There is no article { $number } in: { $edition }
law-missing-text = Each edition has its own numbers. Look in the contents, or search by words.
law-differences = { $count ->
    [one] 1 article differs from 2023
   *[other] { $count } articles differ from 2023
}
law-source = Text by Lance Legal, in our own words. Source: { $edition }. In doubt the official text holds.
law-nearest = { $number } ({ $from }) has no counterpart in the { $edition }. The nearest is { $here }.
law-nowhere = { $number } ({ $from }) has no counterpart in the { $edition }. Look in the contents.
law-same = the same rule
law-other = is different
law-none = no counterpart; leads to the nearest
law-see = see in
law-diff = Compared with 2023.
law-new = There is nothing like it in 2023.
law-teacher = For the teacher:
law-teacher-lines = Lines for the teacher
law-only-differences = Only articles that differ from 2023
law-print = Print
law-chapters = Chapters
law-chapter-before = Chapter { $chapter }
law-chapter-after = Chapter { $chapter }
law-link-level = { $lesson } (one level)
law-link-drill = Draughts training
law-copy = Copy the link to this article
law-copied = Link copied.
law-not-copied = The browser would not copy. Copy the address above.
find-label = What are you looking for? A word, several, or the number of an article.
find-count = { $count ->
    [0] Nothing. Try with fewer words, or with another edition.
    [one] 1 article
   *[other] { $count } articles
}
glossary-lead = One thing has different names. “Rápidas” are blitz in Portugal, and “rápido” in Brazil is rapid chess. Here you see which is which.
glossary-filter = Look for a word
glossary-count = { $count ->
    [0] No words
    [one] 1 word
   *[other] { $count } words
}
glossary-is = What it is
glossary-article = Article of 2023
