### Damas 3, a pedra captura. Brazilian Portuguese, addressed as "você".

damas-toma-salta = Para capturar, a pedra pula a adversária vizinha. Ela para na casa livre logo depois, e a peça capturada sai.
damas-toma-frente = Nas damas clássicas, a pedra só captura para a frente. A pedra preta da casa 14 ficou para trás e está segura.
damas-toma-atras-livre = Sem casa livre logo depois, não há captura. Aqui a pedra da casa 13 protege a da casa 18.

damas-toma-aonde-chega = Marque as casas onde a pedra da casa 14 pode terminar a captura.
    .hint = Conte em linha reta a sua pedra, a pedra preta e a casa livre.
    .after = Por cima de 18 ela chega a 21. Por cima de 19 chega a 23.
damas-toma-para-tras = A pedra branca da casa 18 pode capturar a da casa 14?
    .hint = A casa 14 fica na frente ou atrás?
    .after = Não. Nas damas brasileiras pode, mas nas clássicas a pedra só captura para a frente.
damas-toma-pretas-tomam = A pedra preta da casa 22 pode capturar a da casa 18?
    .hint = As Pretas avançam para os números menores. Que casa vem depois de 18?
    .after = Sim. Para as Pretas, 18 está à frente, e a casa 13 está livre.
damas-toma-casa-ocupada = A pedra branca da casa 14 pode capturar a da casa 18?
    .hint = Veja quem está na casa seguinte.
    .after = Não. A casa 21 está ocupada, e a pedra não tem onde parar.
damas-toma-peca-propria = A pedra preta da casa 23 pode pular por cima de 19?
    .hint = De que cor é a pedra da casa 19?
    .after = Não. Só se pula por cima de peças do adversário.
damas-toma-podem-ser-tomados = Marque as pedras pretas que podem ser capturadas agora.
    .hint = Procure pares que se tocam. Depois veja a casa de trás.
    .after = São três. A pedra da casa 24 está na borda, e atrás dela não há casa.
damas-toma-quem-pode-tomar = Você joga com as Pretas. Marque as suas pedras que podem capturar.
    .hint = Cada pedra preta tem uma vizinha? E a casa seguinte está livre?
    .after = A da casa 19 pula para 12, e a da casa 25 pula para 18.
damas-toma-unica-captura = Só uma captura é possível. Encontre essa captura.
    .hint = Muitas pedras se tocam. Só uma tem atrás de si uma casa livre.
    .after = Todas as outras estão protegidas ou na borda. Você viu a casa livre em 14.
damas-toma-dois-de-seguida = Capture as duas pedras brancas. As Brancas ficam paradas.
    .hint = Depois da primeira captura, chegue perto da segunda pedra.
    .after = Pulo, passo, pulo. Um passo serviu para ficar ao lado da segunda pedra.
