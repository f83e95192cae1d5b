### Send: the address of a page, as a QR code, copied or shared.

send-what = What is sent?
send-choose-game = The game
send-choose-position = The last position
send-this = Whoever opens this address sees this page.
send-game = The whole game goes, move by move.
send-long = The game is too long for an address. Its last position goes.
send-position = The last position of the game goes, to be played on from.
send-share = This is the address.
send-copy = Copy
send-copied = Copied.
send-not-copied = This browser does not allow copying. Select the address and copy it by hand.
send-qr = QR code with the address of this page
send-large = Code in full screen
send-small = Back to the usual size
send-dialog = Share
send-series-text = In a worksheet for the class, each pupil's result comes back to you.
send-series = Add to the worksheet of the class
send-added = It is in the worksheet that you are preparing.
send-twice = It is already in the worksheet that you are preparing.
send-full = The worksheet that you are preparing has 12 tasks already.
send-prepare = See the worksheet
