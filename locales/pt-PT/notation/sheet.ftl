### Folha de registo.
