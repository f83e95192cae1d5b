clock-title = Relógio
