### As Leis: edições, capítulos, procura, glossário.

part-opening = Antes das regras
part-basic = Regras básicas
part-competition = Regras de competição
part-appendices = Apêndices
part-guidelines = Diretrizes
part-chess = Xadrez
part-draughts = Damas clássicas
part-poker = Póquer
part-truco = Truco
part-school = Desporto Escolar da Madeira
part-closing = Depois das regras
law-missing = O artigo { $number } não existe em: { $edition }
law-missing-text = Cada edição tem os seus números. Procura no índice, ou por palavras.
law-differences = { $count ->
    [one] 1 artigo diferente de 2023
   *[other] { $count } artigos diferentes de 2023
}
law-source = Texto do Lance Legal, por palavras nossas. Fonte: { $edition }. Em caso de dúvida vale o texto oficial.
law-nearest = O { $number } ({ $from }) não tem artigo correspondente nas { $edition }. O mais próximo é o { $here }.
law-nowhere = O { $number } ({ $from }) não tem artigo correspondente nas { $edition }. Procura no índice.
law-same = a mesma regra
law-other = é diferente
law-none = não há artigo correspondente; leva ao mais próximo
law-see = ver em
law-diff = Comparado com 2023.
law-new = Não há nada assim em 2023.
law-teacher = Para o professor:
law-teacher-lines = Linhas do professor
law-only-differences = Só os artigos diferentes de 2023
law-print = Imprimir
law-chapters = Capítulos
law-chapter-before = Capítulo { $chapter }
law-chapter-after = Capítulo { $chapter }
law-link-level = { $lesson } (um nível)
law-link-drill = Treino de damas
law-copy = Copiar a ligação deste artigo
law-copied = Ligação copiada.
law-not-copied = O navegador não deixou copiar. Copia o endereço lá de cima.
find-label = O que procuras? Uma palavra, várias, ou o número do artigo.
find-count = { $count ->
    [0] Nada. Tenta com menos palavras, ou com outra edição.
    [one] 1 artigo
   *[other] { $count } artigos
}
glossary-lead = A mesma coisa tem nomes diferentes. «Rápidas» são blitz em Portugal, e «rápido» no Brasil são as semirrápidas. Aqui vês qual é qual.
glossary-filter = Procurar uma palavra
glossary-count = { $count ->
    [0] Nenhuma palavra
    [one] 1 palavra
   *[other] { $count } palavras
}
glossary-is = O que é
glossary-article = Artigo de 2023
