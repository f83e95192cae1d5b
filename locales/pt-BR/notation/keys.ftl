### As teclas grandes e a caixa em que se escreve um lance.

field-submit = Confirmar
field-keyboard = Teclado do celular
keys-label = Teclas para escrever o lance
key-takes = captura
key-offer = proposta de empate
key-delete = Apagar
