clock-title = Clock
