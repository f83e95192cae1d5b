### O que fica guardado no aparelho: para quê, e o que dizer quando corre mal.

storage-trouble-corrupt = Uma parte do que estava guardado ficou estragada. Pus de lado uma cópia, que podes descarregar.
storage-trouble-no-room = Uma parte do que estava guardado ficou estragada, e não há espaço para pôr uma cópia de lado. Deixei-a onde está. Descarrega uma cópia e depois apaga o que não te faz falta.
storage-trouble-newer = O que está guardado foi feito por uma versão mais nova deste sítio. Não lhe mexi. Atualiza a página para o abrir.
storage-trouble-unavailable = Este navegador não me deixa ler o que está guardado. Podes jogar na mesma, mas nada fica para a próxima vez.

storage-save-quota = Não há espaço para guardar. O que vês continua aqui. Descarrega uma cópia e depois apaga o que não te faz falta.
storage-save-unavailable = Este navegador não me deixa guardar. O que vês continua aqui até fechares a página. Descarrega uma cópia.
storage-save-conflict = O que estava guardado mudou noutra janela. É isso que vês agora.
storage-save-newer = O que está guardado foi feito por uma versão mais nova deste sítio. Para não o estragar, não guardei nada. Atualiza a página.
storage-save-encode = Não consegui guardar isto. O que estava guardado antes continua igual.
