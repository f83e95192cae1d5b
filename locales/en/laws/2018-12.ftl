### Laws of 2018, article 12: the numbers that differ from those of 2023.

law-2018-12-8 = In the venue nobody uses a phone or means of communication without the arbiter's permission. The same holds for any area beside it that the arbiter names.
    .teacher = “Nobody” takes in parents, classmates and teachers.
    .diff = In 2018 it is devices for communication; in 2023, any electronic device.
