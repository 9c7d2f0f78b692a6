/**
 * The words by which SofIA knows what a message asks (docs/product.md 10.4). All but `ASKING` are looked for in
 * folded text: lower case, without accents.
 */

/** On folded text. What the licence, the account or the payment decides is not answered from the catalogue. */
export const NOT_OURS =
  /\b(?:derechos?|licencias?|sublicenc\w*|mrr|master|plr|certificad\w*|exclusiv\w*|afiliad\w*|reembols\w*|devol\w*|devuel\w*|garantia|factura\w*|impuest\w*|cuenta\b(?! de)|contrasena|clave|registr\w*|paypal|tarjeta|transferencia|oxxo|cuotas|cupon|descuentos?|combos?|promocion\w*|suscri\w*|mensualidad|envios?|impreso|fisico|descarg\w*|correo|email|certific\w*|traduc\w*|editar|editables?|mi marca|logo|legal|comision|estafa|confiables?|ganar(?:e|ia)?\b|garantiz\w*|hotmart|amazon|comunidad|soporte|videos?|micro ?saas|cursos?|ia club|constructor\w*|favoritos|idioma|ingles)\b/;
export const RESELLING = /\b(?:revend\w*|puedo vender\w*|se puede vender|podria vender)\b/;
export const RECOMMEND =
  /\b(?:recomiend\w*|recomend\w*|sugier\w*|sugerenc\w*|busco|buscando|algo (?:de|para|sobre|con)|algun(?:o|a)? (?:libro|ebook|producto|guia)?|que (?:libros?|ebooks?|productos?|guias?|tienes|tienen|hay|vendes|venden|me (?:conviene|sirve))|tienes? (?:algo|libros?|ebooks?|guias?|productos?)|tienen (?:algo|libros?|ebooks?|guias?|productos?)|quiero (?:un|una|algo|vender|aprender|comprar|regalar|ver)|quisiera|necesito|me interesa\w*|ideas? para regalar|regalo|hay (?:algo|algun\w*|libros?|ebooks?|guias?)|para vender a|dame|muestrame|opciones|alternativas?)\b/;
export const PRICE = /\b(?:precio|cuanto (?:cuesta|vale|sale|es|esta)|cuestan?|que precio|valor)\b/;
export const PAGES =
  /\b(?:cuantas paginas|paginas tiene|numero de paginas|cuantas hojas|extension|que tan largo)\b/;
export const FORMATS = /\b(?:formatos?|pdf|word|archivos?)\b/;
export const CONTENTS =
  /\b(?:contenido|contiene|capitulos?|temario|indice|de que (?:trata|va|se trata|habla)|temas)\b/;
export const INCLUDES =
  /\b(?:que (?:me |nos )?(?:trae|incluye|viene|viene incluido|recibo)|incluye|bonos?|extras?)\b/;
export const AVAILABLE =
  /\b(?:disponible|disponibilidad|agotad\w*|hay stock|en stock|existencias?|queda\w*)\b/;
export const AUDIENCE = /\b(?:para quien|a quien|publico|para que edad|quien lo compra)\b/;
export const COMPARE =
  /\b(?:compara\w*|diferencias?|cual es mejor|que es mejor|mejor entre|versus|vs)\b/;
export const CURRENCY =
  /\b(?:moneda|en dolares|son dolares|pesos mexicanos|en pesos|divisa|usd|precios? en)\b/;
export const MACHINE =
  /\b(?:eres|sos|es usted|hablo con|estoy hablando con|hay)\b.*\b(?:ia|robot|bot|maquina|humana|humano|persona|real|chatgpt|automatic\w*)\b/;
export const COMPLAINT =
  /\b(?:queja|reclam\w*|molest[oa]|enojad[oa]|furios[oa]|indignad[oa]|pesim[oa]|horrible|mal servicio|nadie (?:me )?responde|no (?:me )?(?:llego|ha llegado|llega|funciona|contestan|responden|abre)|no (?:he )?recibi(?:do)?(?: nada)?|nunca (?:me )?(?:llego|recibi)|me (?:cobraron|descontaron|debitaron)|cobro (?:doble|duplicado|indebido)|doble cobro|cargo (?:doble|duplicado)|cargo\b.{0,40}\b(?:no reconoz\w+|no reconocido|desconocido)|(?:pague|compre)\b.{0,60}\b(?:y|pero) (?:aun |todavia |sigo )?(?:no (?:me|tengo|he|pude|puedo|aparece|veo)|nunca|nada|sin)|me estafaron|decepcionad[oa]|hablar con (?:una persona|un humano|alguien|un asesor)|persona real|quiero hablar|problema con mi (?:pedido|compra|pago))\b/;
export const CART = /\b(?:mi carrito|en el carrito|mi carro)\b/;
export const THIS = /\b(?:este|esta|ese|esa|esto|eso|el ebook|el libro|la guia|lo|la)\b/;

/** Words of questions about a product, which are not in its name. */
export const QUESTION_WORDS =
  /\b(?:cuanto|cuesta|cuestan|vale|valen|precio|sale|cuantas|paginas|hojas|tiene|tienen|numero|formatos?|pdf|word|archivos?|contenido|contiene|capitulos?|temario|indice|trata|habla|traen?|incluyen?|recibo|bonos?|extras?|disponible|disponibilidad|agotad[oa]|stock|existencias|queda|quedan|quien|publico|edad|compra|compara\w*|diferencias?|mejor|versus|vs|comprar|extension|largo|viene|vienen|hay|valor|pensado|dirigido|temas|de que)\b/g;

/** Words with which one asks, which are no subject. */
export const ASKING =
  /(?<!\p{L})(?:me\s+)?(?:recomi[eé]nd\p{L}*|recomend\p{L}*|sugi[eé]r\p{L}*|busco|buscando|estoy|tienes?|tienen|tengas?|tengan|quiero|quisiera|necesito|aprender|algo|alg[uú]n[oa]?|que|qué|cu[aá]l(?:es)?|hay|libros?|ebooks?|gu[ií]as?|productos?|dame|mu[eé]strame|opciones|ver|comprar|vender|vende|vendes|venden|hola|buenas|buenos|d[ií]as|tardes|por favor|gracias|me interesa\p{L}*|sirve|conviene|regalo|regalar|ideas?|los|las|el|la|un|una|unos|unas|sobre|acerca)(?!\p{L})/giu;

/** How a message begins that is no subject. */
export const NO_SUBJECT =
  /^(?:hola|buen\w*|gracias|adios|ok|si|no|como|que|quien|quienes|donde|cuando|por|puedo|pueden|cual|cuales|es|son|eres|ayuda|tengo|hacen|aceptan|cuanto|cuantos)\b/;
