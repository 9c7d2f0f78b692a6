/**
 * The words by which SofIA knows what a message asks of products (docs/product.md 10.4). Looked for in folded
 * text: lower case, without accents.
 */

/** What the licence, the account or the payment decides is not answered from the catalogue. */
export const NOT_OURS =
  /\b(?:derechos?|licencias?|sublicenc\w*|mrr|master|plr|certificad\w*|exclusiv\w*|afiliad\w*|reembols\w*|devol\w*|devuel\w*|garantia|factura\w*|boleta|impuest\w*|cuenta\b(?! de)|contrasena|clave|registr\w*|paypal|yape|plin|nequi|daviplata|mercado ?pago|mercado libre|binance|bitcoin|cripto\w*|pse|bizum|tarjetas?|transferencia|oxxo|efectivo|cuotas|meses sin intereses|cupon|descuentos?|combos?|ofertas? (?:dura|termina|vence|acaba)\w*|promocion\w*|promos?|suscri\w*|mensualidad|envios?|delivery|domicilio|impreso|fisicos?|descarg\w*|correo|email|certific\w*|traduc\w*|editar\w*|modificar\w*|editables?|mi marca|mi logo|logo|legal|comision|estafa|confiables?|ganar(?:e|ia)?\b|gana\b|(?:quiero|devuelv\w*|regres\w*|dame) (?:de vuelta )?mi (?:plata|dinero|lana|guita)|garantiz\w*|mis datos|datos personales|privacidad|borrar\w*|opinion\w*|resenas?|testimonios?|(?:venden|vende|vendes|disponibles?|compr\w+|estan|funciona) (?:en|desde|para) (?:mexico|colombia|argentina|chile|peru|espana|ecuador|bolivia|venezuela|guatemala|costa rica|panama|uruguay|paraguay|honduras|el salvador|nicaragua|(?:republica )?dominicana|puerto rico|cuba|estados unidos|usa|eeuu|mi pais|otros paises|otro pais|todo el mundo)|hotmart|udemy|amazon|kdp|etsy|gumroad|shopify|skool|patreon|telegram|membresias?|comunidad|soporte|videos?|micro ?saas|cursos?|ia club|auto page|lovable|vibecode|constructor\w*|favoritos|idiomas?|ingles|portugues|mega ?pack|pack completo|(?:necesito|tengo que|hay que|debo) (?:ser|estar|tener|sacar|registrar\w*|darme|abrir|dar)\b.{0,30}\b(?:empresa|monotribut\w*|registrad[oa]|permiso|vender)|todos (?:los|las) (?:ebooks|libros|productos|guias) juntos)\b/;
export const RESELLING =
  /\b(?:revend\w*|(?:puedo|podria|se puede|quisiera|pienso|si) (?:yo )?(?:vender|venderl[oa]s?)\b|(?:vend|regal|sub|public|compart|us|met|inclu|imprim|prest|pon|pas|ced|hered|traspas|transfer|convert)(?:er|ar|ir)(?:se)?l[oa]s?\b|(?:vender|vendo|subir|subo|regalar|regalo|publicar|publico|compartir|comparto|meter|meto|incluir|usar|uso|entregar|entrego|prestar|presto|imprimir|imprimo|pasar|paso|ceder|dejar|heredar) (?:el|los|la|las|mi|mis|este|esta|estos|todo|su) (?:word|pdf|ebooks?|libros?|archivos?|editables?|negocio|empresa|tienda|licencias?|productos?|contenido|paquete|pack)\b|puedo (?:pasar|enviar|mandar|dar|entregar) (?:el|los|la|mi) (?:word|docx|pdf|archivos?|editables?)|(?:mis|a otros|a mis) (?:clientes|alumnos|seguidores|suscriptores|compradores)|derecho|mi (?:grupo|canal|blog|podcast|club|curso))\b/;
/** What somebody would do with a product, which is the licence's to say; folded. */
export const DOES_WITH_IT =
  /\b(?:puedo|puede|podria|podemos|se puede|se pueden|es posible|me dejan|esta permitido)\b(?: \w+){0,3} (?:hacer(?:l[oa]s?)? (?:un|una|videos?|audios?|audiolibros?|cursos?|posts?|podcast)|crear|convertir\w*|grabar\w*|sacar\w*|usar\w*|utilizar\w*|cambiar\w*|quitar\w*|agregar\w*|poner\w*|meter\w*|firmar\w*|registrar\w*|copiar\w*|dividir\w*|juntar\w*|unir\w*|compart\w*|prest\w+|pasar\w*|regalar\w*|dar(?:l[eoa]s?|selo|le)?|mandar\w*|enviar\w*|subir\w*|publicar\w*|vender\w*|traducir\w*|imprimir\w*|modificar\w*|distribu\w+|donar\w*|alquilar\w*)\b|\b(?:la|las|el|los) (?:portadas?|imagen\w*|textos?) (?:la|las|lo|los) puedo\b/;
export const RECOMMEND =
  /\b(?:recomiend\w*|recomend\w*|sugier\w*|suger\w*|busco|buscando|ando buscando|algo (?:de|para|sobre|con|que|asi|relacionado)|algun(?:o|a)? (?:libro|ebook|producto|guia)?|que (?:libros?|ebooks?|productos?|guias?|tienes|tienen|hay|vendes|venden|me (?:conviene|sirve))|tienes? (?:algo|libros?|ebooks?|guias?|productos?|de|sobre|cosas)|tienen (?:algo|libros?|ebooks?|guias?|productos?|de|sobre|cosas)|(?:libros?|ebooks?|guias?|manual(?:es)?|material(?:es)?) (?:de|para|sobre|que)|quiero (?:armar|tener|un|una|algo|vender|aprender|comprar|regalar|ver|\d+|dos|tres)|quisiera|necesito|ocupo|me interesa\w*|ideas? para regalar|cosas? (?:para|de|sobre)|regalo|hay (?:algo|algun\w*|libros?|ebooks?|guias?|de)|para vender a|dame|muestrame|ensename|pasame|mandame|regalarl[ea]s?|opciones|alternativas?|(?:venden|vendes|manejan|ofrecen|consigo|encuentro) \w+|(?:que|cual(?:es)?) (?:l?es? |se )?(?:(?:pued|podr)\w+ )?(?:vend[eo]n?|gust\w+|interes\w+|compran?|buscan?)(?: (?:bien|mas|mejor))? (?:a|entre|para|las|los))\b/;
export const PRICE =
  /\b(?:precios?|cuanto (?:me )?(?:cuestan?|valen?|salen?|saldria|costaria|costara|es|esta|estan|seria|sera|piden|cobran|el|la|por)|a (?:cuanto|como) (?:esta|estan|sale|salen|el|la|lo|los|dan|tienen|venden)|(?<!\b(?:me|le|les|nos) )cuestan?|que (?:precio|valor|costo)|valor|costo)\b/;
export const PAGES =
  /\b(?:cuantas (?:paginas|hojas|pags?)|paginas (?:tiene|son|trae)|numero de paginas|extension|que tan (?:largo|extenso|corto)|es (?:muy )?(?:largo|corto|extenso))\b/;
export const FORMATS =
  /\b(?:formatos?|pdf|word|docx|epub|kindle|canva|audios?|audiolibros?|mp3|archivos?)\b/;
/** Formats that are asked for by name, by what the catalogue calls them. */
export const NAMED_FORMATS =
  /\b(?:pdf|word|docx|epub|kindle|mobi|canva|audios?|audiolibros?|mp3|powerpoint|ppt|excel)\b/g;
export const CONTENTS =
  /\b(?:contenido|contiene|capitulos?|temario|indice|de que (?:trata|va|se trata|habla|es)|temas|que (?:aprendo|ensena|explica)|resumen)\b/;
export const INCLUDES =
  /\b(?:que (?:me |nos )?(?:trae|incluye|viene|viene incluido|recibo|contiene|dan|traeria)|incluye|bonos?|extras?)\b/;
export const AVAILABLE =
  /\b(?:disponibles?|disponibilidad|agotad\w*|(?:hay|tienen|queda) (?:en )?stock|en stock|existencias?|quedan?|lo tienen|la tienen|hay existencia)\b/;
export const AUDIENCE =
  /\b(?:para quien(?:es)?|a quien(?:es)?|publico|para que edad(?:es)?|de que edad|quien lo compra)\b/;
export const COMPARE =
  /\b(?:compara\w*|diferencias?|diferencian|cual (?:es|seria|me conviene|conviene|elijo|esta) (?:mejor|mas)?|que es mejor|mejor entre|versus|vs)\b/;
export const CURRENCY =
  /\b(?:monedas?|en dolares|son dolares|dolares o|pesos mexicanos|en pesos|en soles|en euros|en quetzales|en bolivares|en bolivianos|en colones|en lempiras|en guaranies|en reales|en moneda|divisa|usd|precios? en|tipo de cambio|cuanto (?:es|seria|son|sale)? ?(?:eso )?en (?:mi moneda|pesos|soles|euros)|(?:en|a) (?:cop|clp|ars|mxn|pen|uyu|brl|eur|bob|gtq|crc|dop|pyg|ves)|pesos (?:colombianos|chilenos|argentinos|uruguayos|dominicanos|cubanos)|(?:a cuanto|cuanto|a como)(?: \w+){0,3} (?:el|los) dolar(?:es)?|cuanto pag(?:o|aria) (?:en|desde) (?!total|todo|el|la|mi)\w+)\b/;
/** Of a sum in another currency than the shop's. */
export const FOREIGN_SUM =
  /(?<![\p{L}\d])(?:(?:por|de|con|hasta|menos de|menos que|maximo|tengo|a|en)\s+)*\$?\s?\d[\d.,]*\s*(?:mil\s+)?(?:pesos(?:\s+(?:mexicanos|colombianos|argentinos|chilenos))?|soles|sol|mxn|cop|clp|ars|pen|bs|bolivianos|bol[ií]vares|quetzales|lempiras|colones|guaran[ií]es|euros?|eur|reales|lucas)(?!\p{L})/iu;
/** Near enough to the shop's own to be taken for a budget. */
export const EUROS = /(?<![\p{L}\d])(?:€\s?)?(\d+(?:[.,]\d{1,2})?)\s*(?:euros?|eur|€)(?!\p{L})/iu;
export const CART =
  /\b(?:(?:mi|el|del|al) (?:carrito|carro|bolsa)|cuanto (?:llevo|voy|debo|sumo|suma|me sale (?:todo|en total)|es (?:todo|el total|en total|mi total)|pago (?:en total|por todo|al final|ahora)|seria (?:todo|el total|en total)|va|tengo que pagar|voy a pagar|hay que pagar|pagaria|es mi (?:compra|cuenta|pedido))|que llevo|que (?:tengo|hay) (?:agregado|en mi pedido)|(?:cual es |cuanto es |dime )?(?:el|mi) total(?: a pagar| de mi compra)?$|total a pagar|suma(?:me)? (?:todo|mi compra|lo que llevo))\b/;
export const THIS = /\b(?:este|esta|ese|esa|esto|eso|el ebook|el libro|la guia|lo|la)\b/;
/** What can mean nothing but the open product. */
export const THIS_ONE =
  /\b(?:est[eao]|es[eao])\b(?! (?:bien|mal|tienda|pagina|caro|barato|web|gratis|fin|noche|semana|mes|ano))/;
/** Whether a product fits somebody. */
export const FITS =
  /\b(?:(?:me|le|nos|les|te) (?:sirv\w+|funcion\w+|convien\w+|ayud\w+|va a (?:servir|ayudar))|sirve (?:para|si|a)|serviria|funciona (?:para|si|con)|(?:es|esta) (?:bueno|apto|pensado|recomendado|recomendable|adecuado|ideal|util)|es (?:mas )?(?:para|apt[oa])|(?:lo|la) (?:puede|pueden|podria) (?:usar|leer)|vale la pena|es dificil|necesito (?:saber|experiencia|conocimientos))\b/;
/** Whether it is asked for selling. */
export const SELLS = /\b(?:vend\w*|revend\w*|negocio|clientes|ganar|instagram|facebook|tienda)\b/;
/** A way in which a product is sold. */
export const VERSION =
  /\b(?:version(?:es)?|vercion\w*|edicion(?:es)?|paquete(?! de \d)|premium|complet[oa]s?|basic[oa]s?|estandar|normal|sencill[oa]|solo (?:el )?pdf|editables?|pro|full|deluxe|plus|variantes?|presentacion(?:es)?|modalidad(?:es)?|tamanos?|portadas?|opciones (?:tiene|hay|trae)|mas car[oa]|mas complet[oa]|plan(?:es)?)\b/;
export const DEAREST_VERSION =
  /\b(?:premium|complet[oa]s?|full|deluxe|plus|pro|mas (?:car[oa]|complet[oa]|grande)|mejor|todo incluido)\b/;
export const CHEAPEST_VERSION =
  /\b(?:basic[oa]s?|estandar|normal|sencill[oa]|simple|mas (?:barat[oa]|economic[oa]|simple)|minim[oa]|inicial)\b/;
export const EDITABLE = /\b(?:editables?|word|docx|editar)\b/;
/** On folded text: whether the difference of versions is asked for. */
export const ALL_VERSIONS =
  /\b(?:versiones|ediciones|variantes|presentaciones|modalidades|planes|opciones|diferencia\w*|compara\w*|cambia|que mas trae|cual(?:es)?)\b/;

/** Words of questions about a product, which are not in its name. */
export const QUESTION_WORDS =
  /\b(?:cuanto|cuesta|cuestan|costaria|vale|valen|precios?|sale|salen|cuantas|paginas|hojas|tiene|tienen|numero|formatos?|pdf|word|epub|kindle|canva|audios?|audiolibros?|archivos?|contenido|contiene|capitulos?|temario|indice|resumen|trata|habla|traen?|incluyen?|recibo|bonos?|extras?|disponibles?|disponibilidad|agotad[oa]|stock|existencias|quedan?|quien|quienes|publico|edad|compra|compara\w*|diferencias?|mejor|versus|vs|comprar|comprarlo|extension|largo|viene|vienen|hay|valor|costo|pensado|dirigido|temas|de que|saber|puedo|version(?:es)?|edicion(?:es)?|paquete|premium|complet[oa]|basic[oa]|estandar|editable|solo|sirv\w+|funciona|conviene|ayuda|principiantes|verdad|cierto|no|todavia|aun|ahora|hoy|exactamente|exacto|dime|llama|llamado|titulado|en total|total|ultimo|actual|mismo|seria|esta a|esta en|abr\w+|edit\w+|programas?|necesito|necesita\w*|usar\w*|portadas?|imagen(?:es)?|texto|google docs|celular|computadora|kindle|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa])\b/g;

/** A subject that is asked for as a course, which the shop does not have; as typed. */
export const COURSE_ON =
  /(?<!\p{L})(?:cursos?|clases|talleres)\s+(?=(?:de|sobre|para)\s)(?!.*(?:lovable|vibecode|auto\s+page|ia\s+club))/iu;
/** A language as what is to be learnt, not as that in which a book is written; folded. */
export const LANGUAGE_WISH =
  /\b(?:quiero|busco|necesito|tienes?|tienen|hay|algo|libros?|ebooks?) (?:(?:algo|un|libros?|ebooks?) )*(?:de|sobre|para (?:aprender|hablar|ensenar)) (?:el )?(?:ingles|portugues|idiomas?)\b/;
/** What the shopper may ask for what they sell, which the licence says; folded. */
export const OWN_PRICE =
  /\b(?:a|en) (?:que precio|cual precio|cuanto) (?:(?:lo|la|los|las|se|yo|me) )*(?:(?:tengo que|debo|puedo|hay que|podria) )?(?:re)?vend(?:o|er\w*|en|emos)|\bminimo (?:de (?:re)?venta|(?:para|al) (?:re)?vender\w*)/;
/** What somebody will earn, which nobody can say; folded. */
export const EARNINGS =
  /\bcuanto (?:dinero )?(?:(?:voy a|puedo|podria|se puede|se) )?(?:gan(?:o|a|ar|aria|are)|sac(?:o|ar|aria))\b|\b(?:garanti[zc]\w+|asegur\w+|promet\w+) .*\b(?:dolares|gan\w+|ventas?|ingresos?|dinero)\b/;
