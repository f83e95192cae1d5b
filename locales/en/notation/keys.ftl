### The big keys, and the box in which a move is written.

field-submit = Enter
field-keyboard = Phone keyboard
keys-label = Keys to write the move
key-takes = captures
key-offer = draw offer
key-delete = Delete
