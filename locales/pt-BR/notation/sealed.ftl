### Lance secreto.
