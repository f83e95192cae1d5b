//! What is right and what is wrong in a move somebody wrote, with the article of Appendix C.
