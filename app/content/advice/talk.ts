/** What a message may be before it is a question about products (docs/product.md 10.4). Looked for in folded text. */

/** Somebody who may harm themselves, or is being harmed. */
export const CRISIS =
  /\b(?:no (?:quiero|deseo|tengo ganas de) (?:seguir )?(?:vivir|viviendo|vivo|viva|existir)|(?:me )?quiero (?:morir(?:me)?|matar(?:me)?|suicidar(?:me)?|desaparecer|quitarme la vida|hacer(?:me)? dano|acabar con (?:todo|mi vida))\b(?! de (?:risa|amor|ganas|la risa))|(?:no|ya no) (?:le )?(?:veo|encuentro|tiene) sentido (?:a )?(?:la|mi) vida|suicid\w+|(?:quitarme|acabar con) (?:la|mi) vida|me voy a matar|mejor (?:estar )?muert[oa]|no vale la pena (?:vivir|seguir viv\w+)|dejar de (?:vivir|existir)|autolesion\w*|cortarme (?:las venas|los brazos)|(?:ganas|pensado en|pienso en|pensando en) (?:de )?(?:morir\w*|matarme|no vivir)|(?:me|nos) (?:pega|golpea|viola|maltrata|quiere matar)(?:ron)?|no aguanto (?:mas )?(?:esta|la|mi) vida)\b/;

/** Somebody who wants her to be another, or to say what is not so. */
export const TRICK =
  /\b(?:(?:ignor\w+|olvid\w+|desobede\w+|saltat?e?|omite|borra) (?:\w+ ){0,3}(?:reglas?|instruccion\w*|ordenes|restriccion\w*|prompt|limites|lo anterior|programacion)|system prompt|prompt (?:del sistema|inicial|oculto)|tus (?:instrucciones|reglas)|modo (?:desarrollador|dios|developer|admin\w*|debug|sin filtro)|jailbreak|dan mode|(?:actua|comportate|responde) como (?:si|un|una|el|la)|haz de cuenta|finge (?:que|ser)|ignore (?:all|your|the|previous)|(?:repite|di|dime|escribe) (?:exactamente|textual\w*|despues de mi|que (?:si|todo es|los derechos|puedo|soy))|(?:ahora|desde ahora) eres|a partir de ahora|soy (?:el|la) (?:duen\w+|admin\w*|programador\w*|desarrollador\w*|creador\w*)|api ?key|(?:claves?|contrasenas?|accesos?|usuario) (?:de |del )?(?:admin\w*|servidor|base de datos|otros? (?:cliente|usuario)s?)|drop table|select \w+ from|datos de (?:otros|los) clientes|confirma que)\b/;

/** Somebody who wants a person and complains of nothing. */
export const PERSON =
  /\b(?:(?:hablar|habla|hablo|chatear|chat|comunic\w+|contact\w+|pas[ae](?:r?me)?|ponme|transfier\w+|deriv\w+|atiend\w+|atender|conect\w+|escribir\w*|llam\w+)(?: (?:con|a|al|por|me|un|una|el|la|favor)){0,4} (?:human[oa]s?|persona(?: (?:real|de verdad|del equipo))?|asesor\w*|agente|ejecutiv[oa]|vendedor\w*|representante|alguien(?: (?:real|del equipo|de verdad|que (?:sepa|me|entienda).*))?|operador\w*|encargad[oa]|duen[oa]|ustedes|soporte)(?!\w)(?! (?:dificil|mayor|que|de mi|toxic\w+))|(?:quiero|necesito|prefiero|dame|quisiera|hay)(?: (?:un|una|a|al|con|algun)){0,2} (?:human[oa]|asesor[a]?|agente|ejecutiv[oa]|representante|operador[a]?|persona real|persona de verdad)(?= |$)(?! (?:financier|de imagen))|(?:atencion|servicio) al cliente|(?:trabajar|colaborar|trabajo|empleo|vacantes?|alianza|asociarme) (?:con|para|en) (?:ustedes|uds|su (?:empresa|equipo|tienda)|la tienda)|(?:mi|el) (?:curriculum|cv)\b|(?:su|algun|tienen|numero de) (?:numero de )?(?:whatsapp|wasap|wsp|telefono)(?! (?:que|para vender|que venden))|(?:que|cual es su|cual es el|a que) (?:numero|telefono|whatsapp|correo) (?:de (?:contacto|atencion|ustedes|la tienda)|llamo|escribo)|^(?:un )?(?:human[oa]|asesor|agente|operador)$)/;

/** A telephone, or a page of the shop's own elsewhere, which she does not know. */
export const CHANNEL =
  /\b(?:su|sus|algun|un|tienen|tienes|pasame|me (?:pasas?|das|dan|pueden (?:pasar|dar))|cual es (?:el|su)|que|numero de|dame|hay|por)(?: (?:el|su|un|una|algun|numero|de|por|nro|cuenta|pagina|favor)){0,4} (?:whatsapp|whats|wsp|wasap|watsap|guasap|telefono|celular de contacto|instagram|insta|facebook|tiktok|telegram|redes(?: sociales)?)(?: (?:de contacto|de ustedes|de la tienda|para (?:hablar|escribir|contactar|consult|comunic)\w*.*|donde .*))?$|\b(?:numero|nro) (?:de (?:telefono|whatsapp|wsp|contacto|atencion)|para (?:llamar|hablar|escribir)\w*)|\b(?:un|su|el|algun) numero (?:de|para) \w+/;

/** Of a channel as what a book is about, or where somebody sells. */
export const NOT_A_CHANNEL =
  /\b(?:libros?|ebooks?|guias?|algo|sobre|para (?:vender|crecer|emprender|aprender|mi|ganar)|puedo|vender\w*|vendo|cursos?|de marketing|recomiend\w*|aprender)\b/;

/** On folded text: whether it is a machine that answers. */
export const MACHINE =
  /\b(?:eres|sos|es usted|hablo con|estoy hablando con|hay|esto es|me responde|contesta)\b.*\b(?:ia|inteligencia artificial|robot|bot|maquina|humana|humano|persona|real|chatgpt|automatic\w*)\b/;

export const COMPLAINT =
  /\b(?:queja|reclam\w*|molest[oa]|enojad[oa]|furios[oa]|indignad[oa]|pesim[oa]|horrible|mal servicio|nadie (?:me )?(?:responde|contesta)|no (?:me |se me )?(?:llego|llega|llegaron|ha llegado|han llegado|llega|funciona|contestan|responden|abre)|no (?:he )?recib(?:i|ido|o)(?: nada)?|nunca (?:me )?(?:llego|recibi)|sigo (?:sin recibir|esperando)|me (?:cobraron|descontaron|debitaron)|cobro (?:doble|duplicado|indebido)|(?:doble|mal) cobro|cargo (?:doble|duplicado)|cargo\b.{0,40}\b(?:no reconoz\w+|no reconocido|desconocido)|(?:pague|ya compre|hice (?:el|mi|la|un) (?:pago|compra|pedido)|transferi|deposite|compre)\b.{0,60}\b(?:y|pero) (?:aun |todavia |sigo |ya )?(?:no (?:me|tengo|he|pude|puedo|aparece|veo|llega|llego|hay|recib\w+)|nunca|nada|sin)|(?:pague|ya compre|hice (?:el|mi) pago) (?:no|nunca|nada)|me (?:estafaron|robaron|enganaron|mintieron)|decepcionad[oa]|problema con (?:mi|un|el) (?:pedido|compra|pago|descarga)|(?:archivo|pdf|word|libro|ebook|descarga|link|enlace) (?:esta |viene |vino |llego |me llego )?(?:danad[oa]|corrupt[oa]|incomplet[oa]|rot[oa]|en blanco|vaci[oa])|me (?:sale|salio|da|dio|marca) (?:un )?error|tarjeta no pasa|(?:tarjeta|pago)\b.{0,20}\brechaz\w+|rechaz\w+ (?:la|el|mi) (?:tarjeta|pago|compra)|no (?:me )?(?:deja|permite) (?:pagar|comprar|descargar)|no puedo (?:pagar|comprar)|me equivoque(?!.*\b(?:devol|devuel|reembols))|me llego (?:otr[oa]|mal|equivocad[oa]|un)|no me gusto (?:el|la|su|nada)|ladron\w*|estafador\w*|mentiros\w*|basura|porqueria|mierda|un asco|te odio|los odio|inutil\w*|estupid\w+|idiotas?|tont[oa]s?|no sirves|no es lo que (?:compre|pedi|esperaba|decia))\b/;

/** Somebody who writes in English or Portuguese; of each, two words at least. */
export const FOREIGN_WORDS = {
  english:
    /\b(?:the|do|does|you|your|have|how|much|what|which|is|are|can|could|i|want|need|looking|for|any|book|books|about|ship|shipping|refund|there|price|my|buy|sell|resell|please|with|english)\b/g,
  portuguese:
    /\b(?:voces?|quanto|custa|tem|posso|livros?|obrigad[oa]|nao|qual|quais|preco|em|um|uma|meu|minha|aceitam?|eu|quero|sao|esta|ola|reembolso|receitas|vendem|revender|fazer|mais|ao|ou|portugues)\b/g,
} as const;
/** Of the price, in either. */
export const FOREIGN_PRICE = /\b(?:how much|price|quanto|custam?|preco)\b/;
/** Of those, words that Spanish has too, which tell nothing by themselves. */
export const SPANISH_SIGNS =
  /[ñ¿¡]|\b(?:el|los|las|de|del|que|para|con|una?|cuanto|cuesta|quiero|tienen|hay|libro|libros|es|en|por|mi|me|yo|lo|algo|puedo|busco)\b/g;
