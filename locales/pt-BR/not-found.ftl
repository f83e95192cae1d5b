### A página que não existe.

not-found-text = O cavalo pulou para fora do tabuleiro. Vamos buscá-lo?
not-found-home = Voltar ao início
