### The worksheet of a class on paper.

class-paper-back = Back to the worksheet
class-paper-diagrams = Diagrams on a page
class-paper-versions = Version, in another order
# $version (text): the letter of the version, in this message and in the next
class-paper-version-name = Version { $version }
# $code (text): the name of the class and four signs of the worksheet
class-paper-code = Set { $code } · version { $version }
class-paper-halves = Two half-sheets on each A4
class-paper-number = No.
class-paper-class = Class
class-paper-mark = Mark
# $items (text): the names of tasks
class-paper-left = On the screen only, by the QR code: { $items }.
class-paper-empty = Nothing of this worksheet can be done on paper.
# $move (text): the written move
class-paper-read = Draw the arrow of the move { $move }.
class-paper-write = Write the move of the arrow.
class-paper-open = A free answer. Whoever teaches corrects it.
class-paper-no-answer = The rules confirm no solution.
