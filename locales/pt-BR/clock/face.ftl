clock-end = Terminar
