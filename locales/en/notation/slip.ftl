### Encontra o erro.
