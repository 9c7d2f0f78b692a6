/** What shoppers ask of the shop that its own data answers (docs/product.md 10.4). Looked for in folded text. */

/** To be told when something is there. */
export const NOTIFY =
  /\b(?:avis[ae]\w*|notific\w+|escrib[ae]nme|mandenme (?:un )?(?:aviso|correo)|lista de espera|cuando (?:sacan|publican|suben|agregan|ponen)|(?:cuando|para cuando) (?:vuelve|vuelven|habra|llega(?:ra)? (?:mas|de nuevo)|reponen|van a tener|tendran|estara (?:disponible|de nuevo)|hay (?:mas|de nuevo|stock)|sale(?:n)? (?:los|el|mas|nuev\w+)|van a (?:sacar|traer|llegar))|vuelve a (?:haber|estar)|van a reponer|reponen)\b/;

/** A figure of a discount, or of how many are bought for it. */
export const DISCOUNT_FIGURE =
  /\b\d{1,3} ?(?:%|por ?ciento)|\b(?:[234] ?x ?[123]|dos por uno|tres por dos|mitad de precio|al (?:por )?mayor|mayoreo|por volumen|por cantidad|descuento por (?:llevar|comprar|cantidad|volumen)|cuanto (?:de )?(?:descuento|rebaja)|que descuento|descuento mas (?:alto|grande)|maximo (?:de )?descuento|mayor descuento|rebaj\w+|me hacen (?:precio|descuento|una rebaja)|hacen (?:precio|rebaja)|precio especial|mas barato si|si (?:llevo|compro|me llevo|agarro|son) (?:\d+|dos|tres|cuatro|cinco|seis|diez|varios|muchos|mas))/;

/** A coupon, of which she knows none, and what is reduced without one. */
export const COUPON = /\b(?:cup(?:on|ones)\w*|codigos? promo\w*)\b/;
/** A code, which nobody has told her. */
export const CODE =
  /\b(?:cual es|dame|dime|tienes|tienen|hay|paseme|pasame|donde (?:esta|pongo)|un)(?: (?:el|un|algun|su))? codigo(?! (?:postal|fuente|html))\b|\bcodigo (?:de descuento|del? \d)/;

/** A price that somebody takes for given. */
export const CLAIM =
  /\b(?:verdad|cierto|correcto|seguro que|no es asi|me dijeron|dijeron|dice que|decia|vi (?:que|un|el|en)|lei|anunci\w+|publicidad|promocionan|confirm\w+|me lo dej(?:a|as|an)|dejamelo|dejenmelo|me lo das|me la dejas)\b|\b(?:no|si|o no|cierto|ok)$/;
export const CLAIMED_PRICE =
  /\b(?:cuesta|cuestan|vale|valen|sale|salen|costaba|valia|esta|estan|estaba|a|en|por|son|es)(?: solo| nada mas| a| en)? ?\$? ?\d+(?:[.,]\d+)?(?: ?(?:\$|usd|dolares))?(?! ?(?:%|por ?ciento|paginas|dias|minutos|semanas|anos|hojas|pasos|recetas|ideas))\b/;

export const FREE =
  /\b(?:gratis|gratuit\w+|de regalo|sin (?:costo|pagar)|regalad[oa]s?|todo gratis|cuesta (?:0|cero))\b/;
export const SAMPLE =
  /\b(?:muestras?|hojear\w*|(?:leer|ver|probar|revisar) (?:un poco|algo|una parte|un capitulo|paginas|el contenido|por dentro)|(?:leer|ver|verl[oa]|leerl[oa]|probar\w*) antes(?: de (?:comprar|pagar))?|preview|vista previa|avance|por dentro|primer capitulo|demo|un ejemplo)\b/;
export const WHY_PRICE =
  /\bpor que (?:es|son|esta|estan|cuesta|cuestan|vale|valen|tan|el precio)\b.*\b(?:barat\w+|car[oa]s?|poco|tanto|economic\w+|precio|gratis|regalad\w+|caro|menos|mas)\b/;
export const PDF_EDITABLE =
  /\bpdf\b.*\b(?:edit\w+|modific\w+|cambi\w+)|\b(?:edit\w+|modific\w+)\b.*\bpdf\b/;
/** To edit it in Canva, which is no format of the shop's. */
export const IN_CANVA =
  /\b(?:edit\w+|modific\w+|import\w+)\b.*\bcanva\b|\bcanva\b.*\b(?:edit\w+|modific\w+|import\w+)\b/;
/** To feed a machine with it, of which the licence says nothing. */
export const AI_TRAINING =
  /\b(?:entren(?:ar\w*|o|e|amos)|aliment(?:ar\w*|o|e))\b(?: \w+){0,5} (?:ia|ai|inteligencia artificial|chatgpt|gpt|llm|bots?|chatbots?|modelos?(?: de lenguaje)?)\b/;
/** 'Combo de 3 libros de cocina'. */
export const COMBO_OF =
  /\bcombos? (?:de|con) (?:(?<count>\d|dos|tres|cuatro|cinco) )?(?:(?:libros?|ebooks?|guias?|productos?) )?(?:(?:de|sobre|para) )?(?<topic>[\p{L} ]{3,40})$/u;
/** Of a combo: what the shopper would make of their own, or how it works. */
export const NO_COMBO_OF = /\b(?:mis?|puedo|podria|vend\w+|revend\w+|descuentos?|funciona\w*)\b/;
/** Who sells. */
export const SELLER =
  /\b(?:quien(?:es)? (?:es (?:el|la) duen\w+|vende|venden|esta detras|son ustedes|responde por)|duen[oa] de (?:la|esta) (?:tienda|pagina)|donde (?:estan|esta|quedan?|se encuentran?)(?: (?:ubicad\w+|ustedes|la tienda|la oficina|su oficina|su tienda))|(?:su|la) (?:direccion|ubicacion|oficina)|empresa (?:registrada|legal|real|seria|formal)|razon social|(?:tienen|tienes|cual es (?:el|su)|su|numero de) (?:ruc|rfc|nit|cuit|rut|cif)|(?:de|en) que (?:pais|ciudad) (?:son|estan)|(?:su|el|que) horario|de donde (?:son|eres|es la tienda)|que dias (?:atienden|trabajan)|atienden (?:los|el|hoy|manana|en|de)|a que hora (?:atienden|abren|cierran))\b/;
