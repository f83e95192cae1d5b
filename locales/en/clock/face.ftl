clock-end = Finish
