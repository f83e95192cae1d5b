### O que fica salvo no aparelho: para quê, e o que dizer quando dá errado.

storage-trouble-corrupt = Uma parte do que estava salvo ficou danificada. Separei uma cópia, que você pode baixar.
storage-trouble-no-room = Uma parte do que estava salvo ficou danificada, e não há espaço para separar uma cópia. Deixei-a onde está. Baixe uma cópia e depois apague o que não lhe faz falta.
storage-trouble-newer = O que está salvo foi feito por uma versão mais nova deste site. Não mexi em nada. Atualize a página para abrir.
storage-trouble-unavailable = Este navegador não me deixa ler o que está salvo. Você pode jogar assim mesmo, mas nada fica para a próxima vez.

storage-save-quota = Não há espaço para salvar. O que você vê continua aqui. Baixe uma cópia e depois apague o que não lhe faz falta.
storage-save-unavailable = Este navegador não me deixa salvar. O que você vê continua aqui até fechar a página. Baixe uma cópia.
storage-save-conflict = O que estava salvo mudou em outra janela. É isso que você vê agora.
storage-save-newer = O que está salvo foi feito por uma versão mais nova deste site. Para não estragar, não salvei nada. Atualize a página.
storage-save-encode = Não consegui salvar isto. O que estava salvo antes continua igual.
