### O que está certo e errado num lance escrito.
