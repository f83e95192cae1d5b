### Casas.
