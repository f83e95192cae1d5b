### "What do you know?" and the exam on the rules.

exam-placement = What do you know?
exam-placement-lead = Do up to 15 tasks on the board. Then you see which lesson to begin with and which you may skip.
exam-title = Exam on the rules
# $all (number): how many tasks there are
# $minimum (number): the part in a hundred that passes
exam-lead = There are { $all } tasks on the board, about all the rules. You pass with { $minimum }% right.
exam-first-counts = In each task the first answer counts. Take your time, for there is no clock.
# $name (text): the name of the exam
exam-series = Set { $name }
exam-begin = Begin

## One task

# $number (number): which task it is, in this message and in the next one
exam-task = Task { $number }
# $all (number): how many there are
exam-task-of = Task { $number } of { $all }
exam-on = Go on
exam-pass = I do not know yet

## The map

exam-map = Your map
exam-map-new = The way begins with the board and the pieces.
exam-map-some = You know part of the way. Begin with the first lesson that is still to come.
exam-map-all = You know all the rules. The next step is to play better.
# $lesson (text): the name of a lesson
exam-map-start = Begin here: { $lesson }
exam-map-skip = You may skip these lessons
exam-by-rule = Rule by rule
exam-known = You know it
exam-nearly = Nearly
exam-open = To be discovered
exam-again = Do it again

## The result

exam-result = Your result
# $right (number): how many answers were right
# $of (number): of how many
# $percent (number): right answers in a hundred
exam-sum = { $right } of { $of } answers right ({ $percent }%)
# $minimum (number): the part in a hundred that passes, in this message and in the next one
exam-passed = You have passed the exam. It took { $minimum }%.
exam-not-yet = To pass it takes { $minimum }%. You may see the lessons again and come back another day.
# $right (number): how many answers were right
# $of (number): of how many
exam-of = { $right } of { $of }
exam-column-rule = Rule
exam-column-right = Right answers
exam-see-again = Lessons to see again

## Review

exam-review = Review what you missed
exam-review-lead = What you miss in a lesson comes back here in the days after.
exam-review-none = There is nothing to review today.
# $right (number): how many were right
# $of (number): of how many
exam-review-score = You were right at once in { $right } of { $of }.
# $days (number): in how many days levels come back next; 0: today
# $count (number): how many
exam-review-next = { $days ->
    [0] { $count } still to review today.
    [1] { $count ->
        [one] Tomorrow 1 comes back.
       *[other] Tomorrow { $count } come back.
    }
   *[other] { $count ->
        [one] In { $days } days 1 comes back.
       *[other] In { $days } days { $count } come back.
    }
}
exam-review-more = Review more

## The diploma

# $right (number): how many answers were right
# $of (number): of how many
exam-diploma-done = has passed the exam on the rules of chess, with { $right } of { $of } answers right.
exam-print = Print
exam-back = Back to the result

## For the class

exam-class = Exam for the class
exam-class-lead = Everybody with the same address gets the same tasks. Versions A and B have no task in common.
exam-class-name = Name of the set
exam-class-wrong = Use plain letters, digits and dashes. At most 22.
exam-class-minimum = Pass mark, in a hundred
# $letter (text): A or B
exam-version = Version { $letter }
exam-class-open = Open the exam
exam-share = The address of this version, for the class.
exam-copy = Copy the address
exam-copied = The address is copied.
exam-not-copied = It could not be copied. Select the address.
# $answer (text): the right answer
# $rule (text): the name of the rule
exam-paper-answer = { $answer } ({ $rule })

## The rules

exam-rule-movement = How the pieces move
exam-rule-captures = Captures
exam-rule-promotion = Promotion
exam-rule-check = Check
exam-rule-mate = Checkmate
exam-rule-castling = Castling
exam-rule-en-passant = En passant
exam-rule-stalemate = Stalemate
exam-rule-notation = Notation
exam-rule-draws = Draws
exam-rule-touch = The touched piece
