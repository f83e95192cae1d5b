### O que fica salvo no aparelho: para quê, e o que dizer quando dá errado.

storage-purpose-settings = As suas escolhas: cores, letra, idioma e tabuleiro.
storage-purpose-game = A partida que está no tabuleiro, para você encontrar quando voltar.
storage-purpose-progress = As estrelas que você ganhou em cada nível das lições.
storage-purpose-training = Do treino de notação: o que você errou e quando volta, as estrelas e as últimas rodadas.

storage-trouble-corrupt = Uma parte do que estava salvo ficou danificada. Separei uma cópia: você pode baixá-la.
storage-trouble-no-room = Uma parte do que estava salvo ficou danificada, e não há espaço para separar uma cópia. Deixei-a onde está: baixe uma cópia e depois apague o que você não precisa.
storage-trouble-newer = O que está salvo foi feito por uma versão mais nova deste site. Não mexi em nada. Atualize a página para abrir.
storage-trouble-unavailable = Este navegador não me deixa ler o que está salvo. Você pode jogar assim mesmo, mas nada fica para a próxima vez.

storage-save-quota = Não há espaço para salvar. O que você vê continua aqui: baixe uma cópia e depois apague o que você não precisa.
storage-save-unavailable = Este navegador não me deixa salvar. O que você vê continua aqui até fechar a página: baixe uma cópia.
storage-save-conflict = O que estava salvo mudou em outra janela. Escolha: usar o que está salvo ou ficar com o que você vê aqui.
storage-save-newer = O que está salvo foi feito por uma versão mais nova deste site. Para não estragar, não salvei nada. Atualize a página.
storage-save-encode = Não consegui salvar isto. O que estava salvo antes continua igual.

storage-import-too-large = Este arquivo é grande demais para ser uma cópia deste site. Não mudei nada.
storage-import-not-json = Não consigo ler este arquivo. Talvez ele esteja incompleto. Não mudei nada.
storage-import-not-a-backup = Este arquivo não é uma cópia feita por este site. Não mudei nada.
storage-import-newer = Esta cópia foi feita por uma versão mais nova deste site. Atualize a página e tente de novo. Não mudei nada.
storage-import-quota = Não há espaço para esta cópia. Ficou tudo como estava.
storage-import-unavailable = Este navegador não me deixou salvar a cópia. Ficou tudo como estava.
storage-import-interrupted = A cópia parou no meio. Carregue a página de novo: tudo volta ao que era antes.

storage-erase-unavailable = Este navegador não me deixa ver o que está salvo. Não sei se tudo foi apagado.
storage-erase-left = Não consegui apagar tudo. Tente de novo, ou peça ajuda a um adulto.
