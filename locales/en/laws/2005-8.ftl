### Laws of 2005, article 8: the numbers that differ from those of 2023.

law-2005-8-1 = Write both sides' moves on the sheet, one by one, legibly, in algebraic, never ahead. You may reply first and write after, but before your next move.
    .teacher = Both note a draw offer. Whoever cannot write finds a helper whom the arbiter accepts.
    .diff = Since 2009 the article names the exceptions: to claim a draw or to adjourn one writes first. 2023 also has the electronic scoresheet (8.1.1.2).
law-2005-8-3 = The sheet you write on is the organisers' property.
    .diff = In 2023 as well, and the arbiter replaces an electronic recorder that breaks.
law-2005-8-4-a = With under five minutes and less than 30 seconds added a move, you may stop writing. When a flag falls, bring the sheet up to date before moving a piece.
    .diff = The first sentence is that of 2023. What to do after the flag is at 8.5 there.
law-2005-8-4-b = With 30 seconds or more a move you write to the end, even under five minutes. Each writes the other's move before making their own.
    .diff = In the other editions it follows from 8.4, which excuses only those with less than 30 seconds. There you may reply before writing (8.1.3 in 2023).
law-2005-8-5-a = If neither writes, the arbiter or an assistant must be there and write. When the flag falls the clocks are stopped and both complete their sheets.
    .teacher = They copy from the arbiter's sheet or from the opponent's.
    .diff = In 2005 the arbiter must be present. Since 2009 the arbiter only has to try.
law-2005-8-5-c = If no sheet is complete the game is replayed on another board under the arbiter's eyes. First the arbiter notes the position, the times and, if known, the moves made.
    .diff = In 2018 and 2023 the note also says which clock was running.
law-2005-8-7 = Both sign both sheets, with the result written. If it is wrong it still holds, unless the arbiter decides otherwise.
    .diff = In 2023 those with electronic scoresheets approve the result on the device.
