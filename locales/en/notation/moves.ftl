### Ler e escrever.
