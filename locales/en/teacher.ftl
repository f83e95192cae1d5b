### For the teacher: projecting, preparing, collecting, printing, sharing computers.

teacher-lead = What helps in a lesson at school, a topic at a time.
teacher-topics = Topics

teacher-projetar = Projecting
    .p1 = The button Project is at the top of every page. It enlarges the type and the board, and hides the menus.
    .p2 = To leave, press Esc or Leave.
    .p3 = With questions and exams you can count the hands raised for each answer.
teacher-teclas = Remote and keys
    .p1 = While projecting, PageDown goes on and PageUp goes back. A presenter's remote presses these keys.
    .p2 = In lessons they go from level to level.
    .p3 = With questions and drills they show the answer, and then what comes next.
    .p4 = On other pages they scroll the text.
teacher-preparar = Preparing
    .p1 = A worksheet has lessons, levels, drills, questions, positions and exercises of yours. Its address and QR code are ready at once.
    .p2 = A name given to the class gives everybody the same questions, on the screen and on paper.
    .p3 = The button Send, at the end of each page, gives its address.
teacher-recolher = Collecting
    .p1 = At the end of a worksheet each pupil shows a code. Read it with the camera, or type the digits that are dictated.
    .p2 = The results stay on your device. They can be saved for a spreadsheet.
teacher-imprimir = Printing
    .p1 = Lessons, puzzles, questions and exams have sheets, with the answers apart.
    .p2 = There are also cards with the code of a worksheet, to cut out and give to each pupil.
teacher-partilhar = Sharing computers
    .p1 = Stars stay on the device, which does not know whose they are.
teacher-sem-rede = Playing without internet
    .p1 = Open the site once on each device, with internet. From then on everything works without it.
    .p2 = A QR code read without internet opens too, where the device knows the site already.

teacher-class-mode = Class mode
teacher-change = To change pupils, save a copy and erase the stars. The copy is opened later on the About page.
teacher-forget = Erase the stars of this device
teacher-forget-title = Erase the stars?
teacher-forget-text = All stars on this device disappear. This cannot be undone. You can save a copy first.
teacher-forget-yes = Erase the stars
teacher-forget-no = Leave them
teacher-forgotten = The stars have been erased.
teacher-prepare = Prepare for the class
teacher-results = Results of the class
teacher-puzzles = Puzzles for the class
teacher-exams = Exams for the class
teacher-questions = Questions on the rules
teacher-draughts = Lessons of draughts
teacher-how = How it is played, to print
