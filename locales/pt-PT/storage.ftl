### O que fica guardado no aparelho: para quê, e o que dizer quando corre mal.

storage-purpose-settings = As tuas escolhas: cores, letra, língua e tabuleiro.
storage-purpose-game = A partida que está no tabuleiro, para a encontrares quando voltares.
storage-purpose-progress = As estrelas que ganhaste em cada nível das lições.
storage-purpose-training = Do treino de notação: o que falhaste e quando volta, as estrelas e as últimas rondas.

storage-trouble-corrupt = Uma parte do que estava guardado ficou estragada. Pus de lado uma cópia: podes descarregá-la.
storage-trouble-no-room = Uma parte do que estava guardado ficou estragada, e não há espaço para pôr uma cópia de lado. Deixei-a onde está: descarrega uma cópia e depois apaga o que não precisas.
storage-trouble-newer = O que está guardado foi feito por uma versão mais nova deste sítio. Não lhe mexi. Atualiza a página para o abrir.
storage-trouble-unavailable = Este navegador não me deixa ler o que está guardado. Podes jogar na mesma, mas nada fica para a próxima vez.

storage-save-quota = Não há espaço para guardar. O que vês continua aqui: descarrega uma cópia e depois apaga o que não precisas.
storage-save-unavailable = Este navegador não me deixa guardar. O que vês continua aqui até fechares a página: descarrega uma cópia.
storage-save-conflict = O que estava guardado mudou noutra janela. Escolhe: usar o que está guardado ou ficar com o que vês aqui.
storage-save-newer = O que está guardado foi feito por uma versão mais nova deste sítio. Para não o estragar, não guardei nada. Atualiza a página.
storage-save-encode = Não consegui guardar isto. O que estava guardado antes continua igual.

storage-import-too-large = Este ficheiro é grande demais para ser uma cópia deste sítio. Não mudei nada.
storage-import-not-json = Não consigo ler este ficheiro. Talvez esteja incompleto. Não mudei nada.
storage-import-not-a-backup = Este ficheiro não é uma cópia feita por este sítio. Não mudei nada.
storage-import-newer = Esta cópia foi feita por uma versão mais nova deste sítio. Atualiza a página e tenta outra vez. Não mudei nada.
storage-import-quota = Não há espaço para esta cópia. Ficou tudo como estava.
storage-import-unavailable = Este navegador não me deixou guardar a cópia. Ficou tudo como estava.
storage-import-interrupted = A cópia ficou a meio. Carrega a página outra vez: volta tudo ao que era antes.

storage-erase-unavailable = Este navegador não me deixa ver o que está guardado. Não sei se ficou tudo apagado.
storage-erase-left = Não consegui apagar tudo. Tenta outra vez, ou pede ajuda a um adulto.
