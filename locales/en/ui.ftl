site-name = Lance Legal
