### Damas 3, o peão toma. Reference: European Portuguese, addressed as "tu".

damas-toma-salta = Para tomar, o peão salta por cima do adversário vizinho. Fica na casa livre logo a seguir, e a peça tomada sai.
damas-toma-frente = O peão só toma para a frente. O peão preto de 14 ficou para trás e está a salvo.
damas-toma-atras-livre = Sem casa livre a seguir, não há captura. Aqui o peão de 13 protege o de 18.

damas-toma-aonde-chega = Marca as casas onde o peão de 14 pode acabar a captura.
    .hint = Conta em linha reta o teu peão, o peão preto e a casa livre.
    .after = Por cima de 18 chega a 21. Por cima de 19 chega a 23.
damas-toma-para-tras = O peão branco de 18 pode tomar o de 14?
    .hint = A casa 14 fica à frente ou atrás?
    .after = Não. Também a tomar, o peão só anda para a frente.
damas-toma-pretas-tomam = O peão preto de 22 pode tomar o de 18?
    .hint = As Pretas avançam para os números mais pequenos. Que casa vem depois de 18?
    .after = Sim. Para as Pretas, 18 está à frente, e a casa 13 está livre.
damas-toma-casa-ocupada = O peão branco de 14 pode tomar o de 18?
    .hint = Vê quem está na casa seguinte.
    .after = Não. A casa 21 está ocupada, e o peão não tem onde parar.
damas-toma-peca-propria = O peão preto de 23 pode saltar por cima de 19?
    .hint = De que cor é o peão de 19?
    .after = Não. Só se salta por cima de peças do adversário.
damas-toma-podem-ser-tomados = Marca os peões pretos que podem ser tomados agora.
    .hint = Procura pares que se tocam. Depois vê a casa de trás.
    .after = São três. O peão de 24 está na borda, e atrás dele não há casa.
damas-toma-quem-pode-tomar = Jogas com as Pretas. Marca os teus peões que podem tomar.
    .hint = Cada peão preto tem um vizinho? E a casa seguinte está livre?
    .after = O de 19 salta para 12, e o de 25 salta para 18.
damas-toma-unica-captura = Só uma captura é possível. Encontra essa captura.
    .hint = Muitos peões tocam-se. Só um tem atrás de si uma casa livre.
    .after = Todos os outros estão protegidos ou na borda. Viste a casa livre em 14.
damas-toma-dois-de-seguida = Toma os dois peões brancos. As Brancas ficam quietas.
    .hint = Depois da primeira captura, aproxima-te do segundo peão.
    .after = Salto, passo, salto. Um passo serviu para ficar ao lado do segundo peão.
