### What is right and wrong in a written move.
