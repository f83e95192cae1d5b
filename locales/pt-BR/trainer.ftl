### O que dizem todos os treinos: dos lances, das damas, das táticas, dos finais

train-done = { $done } de { $all } níveis
train-level = Nível { $level }
train-review-begin = Rever
train-later = { $days ->
    [1] O que você errou volta amanhã.
    *[other] O que você errou volta daqui a { $days } dias.
}
train-review-none = Hoje não há nada para rever.
train-place = { $place } de { $of }
train-again = outra vez
train-show = Mostrar a resposta
train-hint = Dica
train-next = Próximo
train-over = Série completa
train-score = Você acertou de primeira em { $right } de { $of }.
train-more = Outra série
train-share = Para a turma fazer a mesma série, compartilhe este endereço:
train-copy = Copiar
train-copied = Copiado.
train-not-copied = Não consegui copiar. Selecione o endereço e copie.
train-white-moves = Jogam as Brancas
train-black-moves = Jogam as Pretas
train-right = Certo!
train-wrong = Ainda não
train-hint-mover = Jogue com a peça marcada. Para onde?
train-teacher = Para quem ensina
train-class-mode = Modo aula
train-class-mode-text = Enquanto está ligado, o treino não salva estrelas nem erros.
train-projector = Na projeção, a tecla Page Down mostra a resposta, e depois o exercício seguinte.
train-forget-yes = Apagar
train-forget-no = Não apagar
