### As Leis: edições, capítulos, busca, glossário.

part-opening = Antes das regras
part-basic = Regras básicas
part-competition = Regras de competição
part-appendices = Apêndices
part-guidelines = Diretrizes
part-chess = Xadrez
part-draughts = Damas clássicas
part-poker = Pôquer
part-truco = Truco
part-school = Esporte escolar da Madeira
part-closing = Depois das regras
law-missing = O artigo { $number } não existe em: { $edition }
law-missing-text = Cada edição tem os seus números. Procure no índice, ou por palavras.
law-differences = { $count ->
    [one] { $count } artigo diferente de 2023
   *[other] { $count } artigos diferentes de 2023
}
law-source = Texto do Lance Legal, com palavras nossas. Fonte: { $edition }. Em caso de dúvida vale o texto oficial.
law-nearest = O { $number } ({ $from }) não tem artigo correspondente nas { $edition }. O mais próximo é o { $here }.
law-nowhere = O { $number } ({ $from }) não tem artigo correspondente nas { $edition }. Procure no índice.
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
law-copy = Copiar o link deste artigo
law-copied = Link copiado.
law-not-copied = O navegador não deixou copiar. Copie o endereço lá de cima.
find-label = O que você procura? Uma palavra, várias, ou o número do artigo.
find-count = { $count ->
    [0] Nada. Tente com menos palavras, ou com outra edição.
    [one] { $count } artigo
   *[other] { $count } artigos
}
glossary-lead = A mesma coisa tem nomes diferentes. «Rápidas» são blitz em Portugal, e o xadrez «rápido» do Brasil são as semirrápidas de lá. Aqui você vê qual é qual.
glossary-filter = Procurar uma palavra
glossary-count = { $count ->
    [0] Nenhuma palavra
    [one] { $count } palavra
   *[other] { $count } palavras
}
glossary-is = O que é
glossary-article = Artigo de 2023
