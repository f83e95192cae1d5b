### What is kept on the device: what for, and what to say when it goes wrong.

storage-trouble-corrupt = Part of what was saved is damaged. I put a copy aside, which you can download.
storage-trouble-no-room = Part of what was saved is damaged, and there is no room to put a copy aside. I left it where it is. Download a copy, then erase what you do not need.
storage-trouble-newer = What is saved was made by a newer version of this site. I did not touch it. Reload the page to update, then it will open.
storage-trouble-unavailable = This browser does not let me read what is saved. You can still play, but nothing will be here next time.

storage-save-quota = There is no room to save. What you see is still here. Download a copy, then erase what you do not need.
storage-save-unavailable = This browser does not let me save. What you see stays here until you close the page. Download a copy.
storage-save-conflict = What was saved has changed in another window. That is what you see now.
storage-save-newer = What is saved was made by a newer version of this site. So as not to spoil it, I saved nothing. Reload the page to update.
storage-save-encode = I could not save this. What was saved before is still the same.
