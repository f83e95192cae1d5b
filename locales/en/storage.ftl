### What is kept on the device: what for, and what to say when it goes wrong.

storage-purpose-settings = Your choices: colours, text size, language and board.
storage-purpose-game = The game on the board, so that you find it when you come back.
storage-purpose-progress = The stars you won in each level of the lessons.
storage-purpose-training = From the notation trainer: what you missed and when it comes back, stars and last rounds.

storage-trouble-corrupt = Part of what was saved is damaged. I put a copy aside: you can download it.
storage-trouble-no-room = Part of what was saved is damaged, and there is no room to put a copy aside. I left it where it is: download a copy, then erase what you do not need.
storage-trouble-newer = What is saved was made by a newer version of this site. I did not touch it. Reload the page to update, then it will open.
storage-trouble-unavailable = This browser does not let me read what is saved. You can still play, but nothing will be here next time.

storage-save-quota = There is no room to save. What you see is still here: download a copy, then erase what you do not need.
storage-save-unavailable = This browser does not let me save. What you see stays here until you close the page: download a copy.
storage-save-conflict = What was saved has changed in another window. Choose: use what is saved, or keep what you see here.
storage-save-newer = What is saved was made by a newer version of this site. So as not to spoil it, I saved nothing. Reload the page to update.
storage-save-encode = I could not save this. What was saved before is still the same.

storage-import-too-large = This file is too large to be a copy from this site. I changed nothing.
storage-import-not-json = I cannot read this file. It may be incomplete. I changed nothing.
storage-import-not-a-backup = This file is not a copy made by this site. I changed nothing.
storage-import-newer = This copy was made by a newer version of this site. Reload the page to update, then try again. I changed nothing.
storage-import-quota = There is no room for this copy. Everything is as it was.
storage-import-unavailable = This browser did not let me save the copy. Everything is as it was.
storage-import-interrupted = The copy stopped half-way. Reload the page: everything will be as it was before.

storage-erase-unavailable = This browser does not let me see what is saved. I do not know whether everything is erased.
storage-erase-left = I could not erase everything. Try again, or ask a grown-up for help.
