/**
 * A second look at a question that no pattern of `intents.ts` knows: how like it is to a way in which each intent is asked
 * for, whatever the order of the words. Words of one family count as one: 'mi prima', 'mi socio' and 'un amigo'.
 */
import {COMMON_WORDS} from '../_shared/search/common-words.ts';
import {COUNTRY} from './platforms.ts';
import {plain} from './words.ts';

/** By intent, ways to ask for it. */
const PHRASES: Readonly<Record<string, string>> = {
  entrega:
    'cuanto demora; cuanto se tarda; cuando lo recibo; por donde llega; lo mandan al correo; es inmediato; hay que esperar; demora en llegar; como lo entregan; cuando puedo descargar; en que momento lo tengo; llega enseguida',
  'no-llega':
    'ya pague y nada; no tengo mi compra; donde estan los libros que compre; donde veo mis compras; donde quedo mi pedido; ya compre donde lo veo; no me ha llegado; el correo no aparece; perdi el enlace; como veo lo que compre; quiero bajar otra vez lo que compre',
  'pagina-falla':
    'la pagina no carga; la pagina falla; el boton no responde; no puedo agregar al carrito; se queda cargando; no pasa nada al apretar; no avanza al pagar; sale error; no me deja comprar; la pagina esta lenta; no abre la tienda; se borra el carrito; no funciona la pagina; el carrito falla; no hace nada el boton',
  'problema-archivo':
    'el archivo falla; no puedo abrir el libro; el pdf falla; el archivo sale en blanco; faltan paginas; la descarga falla; el word sale mal; el zip no abre; la descarga se corta',
  'pago-falla':
    'mi tarjeta falla; rechazan mi pago; no pasa la tarjeta; el pago no se completa; el banco rechaza la compra; no me acepta la tarjeta',
  'cobro-doble':
    'me cobraron dos veces; me cobraron y no compre; pague doble; un cobro raro; un cobro que no conozco; no reconozco un cargo',
  'pedir-reembolso':
    'quiero mi dinero; devuelvanme el dinero; quiero cancelar mi compra; me equivoque de libro; compre por error',
  reembolsos:
    'si no me gusta lo devuelvo; se puede devolver; aceptan devoluciones; hay garantia; si sale malo que hago; cuantos dias para devolver; puedo cambiar de opinion; en cuanto devuelven el dinero',
  factura:
    'dan boleta; me dan factura; necesito un comprobante; factura a nombre de mi empresa; hacen factura electronica; dan recibo',
  pago: 'como pago; con que se paga; aceptan tarjeta; se paga con debito; que medios de pago; puedo pagar desde mi pais; solo tengo tarjeta de debito; tarjeta prepago',
  'pago-local':
    'puedo depositar; se paga en efectivo; pago en tienda; pago por transferencia; aceptan billetera; no tengo tarjeta como pago',
  'pago-seguro':
    'es seguro poner mi tarjeta; guardan mi tarjeta; me van a robar los datos; da miedo pagar por internet',
  cuotas:
    'se puede pagar en cuotas; pagar a meses; pagar de a poco; la mitad ahora y despues el resto',
  moneda:
    'en que moneda cobran; cuanto es en pesos; los precios son en dolares; a cuanto esta en mi moneda',
  suscripcion: 'se paga cada mes; es mensual; cobran todos los meses; es un solo pago',
  ofertas:
    'como funciona el combo; que es el reloj; por cuanto tiempo es el descuento; si llevo varios descuento; hay rebaja por cantidad; el contador de tiempo; que descuentos hay; cuanto dura la oferta; que promociones hay; descuento por llevar varios; me hacen descuento; si compro dos hay descuento; algun descuento si llevo mas',
  cupon: 'tienen cupon; codigo de descuento; donde pongo el cupon',
  gratis:
    'tienen algo gratis; puedo ver una muestra; ver antes de comprar; leer unas paginas antes; puedo ver el contenido antes',
  formato:
    'en que viene; lo leo en el aparato; se abre en el aparato; sirve en el aparato; necesito un programa para abrirlo; es pdf; viene en word; funciona en mac; lo puedo abrir en mi aparato; cuanto pesa',
  editar:
    'se puede modificar; le puedo cambiar cosas; puedo agregar capitulos; le puedo quitar partes; puedo cambiar las imagenes; puedo mezclar con lo mio; cambiar el contenido',
  marca:
    'le pongo mi logo; ponerle mi marca; poner el nombre de mi negocio; cambiarle el titulo; con mi nombre; usar mis colores',
  autoria:
    'digo que yo lo escribi; firmarlo como autor; poner que soy la autora; registrarlo a mi nombre; derechos de autor',
  portada:
    'viene con portada; trae la tapa; hago yo la portada; el diseno de la portada; trae caratula; hay que disenar la portada; quien hace la portada; la portada esta incluida',
  vender:
    'lo puedo vender; puedo revenderlo; es legal revender; lo vendo como mio; lo quiero vender despues; venderlo despues con la misma compra; a cuantas personas lo puedo vender; cuantas copias puedo vender; hay limite de ventas; se puede vender sin problema',
  ganancias:
    'les pago comision; me cobran por cada venta; la ganancia es toda mia; ustedes se quedan con algo; tengo que pagarles algo',
  'precio-libre':
    'a cuanto lo vendo; en cuanto lo puedo vender; que precio le pongo; yo pongo el precio; a como lo vendo; precio sugerido; precio recomendado de venta; con precio distinto; a otro precio',
  reventa:
    'mi cliente lo puede revender; quien me compra lo puede vender; el comprador puede ponerle su marca',
  'revender-derechos':
    'vender con derechos; vender el plr a otros; pasar la licencia a mis clientes',
  compartir:
    'otrapersona quiere usarlo; se lo paso a otrapersona; compartir el archivo con otrapersona; otrapersona puede venderlo; comprar entre dos; usarlo con otrapersona; mi equipo lo puede usar; le comparto el libro a otrapersona; darle permiso a otrapersona; una licencia para dos personas; pasarle los archivos a otrapersona',
  exclusividad:
    'soy el unico que lo tiene; alguien mas lo vende; otros venden lo mismo; es exclusivo; cuantos lo compraron',
  traducir: 'traducirlo a otro idioma; pasarlo a ingles; venderlo en otro idioma',
  imprimir:
    'puedo imprimirlo; venderlo en papel; sacarle copias; venderlo en fisico; imprimir y encuadernar',
  adaptar:
    'convertirlo en curso; hacerlo audiolibro; grabar videos con el contenido; usarlo en mi taller; usarlo en mi curso; darlo en mi curso; en mi curso; sacar publicaciones del libro; hacer clases con el contenido; usarlo en mi podcast; copiar partes a mi blog',
  regalar:
    'regalarlo a mis clientes; darlo de bono; darlo gratis con la compra; como obsequio por comprar; a cambio del correo; usarlo de gancho; regalo con cada venta',
  membresia: 'subirlo a mi membresia; ponerlo en mi club; para mis suscriptores',
  paquete:
    'vender varios juntos; armar un paquete para vender; venderlo por capitulos; juntar dos libros en uno',
  'paquete-tienda':
    'tienen un paquete con todo; venden todos los libros juntos; comprar todo el catalogo; hay un pack de libros; coleccion completa; cuanto por todos los libros; precio por todo; venden por lote; tienen combos armados',
  afiliados: 'otrapersona vende por mi; pagarle comision a otrapersona; tener vendedores',
  'donde-vender':
    'donde lo vendo; por donde se vende; en que plataforma lo subo; en que pagina lo publico; donde conviene vender',
  certificado:
    'dan un certificado; dan un papel de los derechos; como compruebo la licencia; que prueba tengo; documento de la licencia; certificado con mi nombre',
  duracion:
    'la licencia vence; el certificado vence; por cuanto tiempo es la licencia; es para siempre; se renueva la licencia; caduca el permiso; hasta cuando puedo vender; los derechos son de por vida',
  derechos:
    'que me deja hacer la licencia; que permite; cuales son las condiciones; donde leo la licencia',
  'que-es-plr': 'que es plr; que significa plr; no entiendo que es plr; como es eso de plr',
  'que-es-reventa-plr':
    'que venden aqui; de que es esta pagina; que hacen ustedes; como funciona esto; de que se trata este negocio; explicame como funciona',
  'que-recibo':
    'que me dan al comprar; que incluye la compra; que viene en el paquete que compro; trae algo mas ademas del libro; que archivos me llegan; traen imagenes; tiene fotos; viene ilustrado; es puro texto',
  empezar:
    'por donde empiezo; no se nada de ventas; soy nueva como empiezo; nunca he vendido; como parto; que necesito para empezar; es dificil empezar; soy malo con la tecnologia',
  funciona:
    'de verdad se vende; esto funciona; es rentable; a la gente le resulta; vale la pena comprar',
  confianza:
    'es una estafa; como se que no me roban; puedo confiar; es real; hay opiniones; son confiables; da desconfianza; es pagina falsa',
  vendedor:
    'quienes son ustedes; de donde son; donde queda la tienda; tienen local; quien esta detras; tienen tienda fisica',
  persona:
    'quiero hablar con alguien; a que correo escribo; como los contacto; me llaman; tienen telefono; me atiende una persona; donde reclamo; quiero quejarme; a donde escribo; numero de contacto; horario de atencion',
  soporte:
    'me ayudan despues de comprar; hay grupo; tienen comunidad; quien me acompana; dan asesoria',
  contrasena:
    'no puedo entrar a mi cuenta; sale error al entrar; no me deja iniciar sesion; olvide mi clave; no recuerdo la contrasena; como recupero mi cuenta',
  cuenta:
    'tengo que registrarme; hay que crear cuenta; necesito una cuenta; comprar sin cuenta; como me registro',
  'borrar-cuenta':
    'borrar mi cuenta; eliminar mis datos; que hacen con mis datos; dar de baja mi cuenta; cerrar mi cuenta',
  'correo-y-publicidad':
    'no quiero recibir correos; me mandan publicidad; dejar de recibir correos',
  'correo-equivocado': 'puse mal el correo; escribi mal mi correo; cambiar mi correo',
  'como-comprar':
    'como compro; quiero comprar; como hago el pedido; pasos para comprar; me ayudas a comprar; como lo agrego; dame el link; pasame el enlace; donde lo compro; quiero el link de compra',
  aviso: 'cuando vuelve; cuando hay de nuevo; esta agotado avisame; cuando lo reponen',
  videos:
    'tienen videos; hay en video; y en video; version en video; venden videocursos; cursos en video',
  'ia-club': 'que cursos tienen; cuanto cuesta el curso; hay cursos; el curso de ia; tienen clases',
  'micro-saas': 'venden aplicaciones; hay software',
  idioma: 'en que idioma estan; hay en ingles; estan en portugues; todo es en espanol',
  impuestos: 'pago impuestos; cobran iva; tengo que declarar; hay que pagar impuesto por vender',
  buscar: 'donde veo todos los libros; como encuentro un libro; ver el catalogo completo',
  favoritos: 'guardar para despues; mis favoritos; como guardo un libro',
  'quien-escribe':
    'quien escribe los libros; estan hechos con ia; son de calidad; estan bien escritos; tienen errores; quien es el autor; los escribio un profesional',
  'tu-version':
    'como le pongo mi marca; donde cambio la portada; como lo personalizo; herramienta para poner mi logo; no se usar word para editar; me ayudan a ponerle mi logo',
  'cuanto-me-queda': 'cuanto me queda por venta; calcular mi ganancia; con cuantas ventas recupero',
  'ayuda-para-vender':
    'como lo promociono; como consigo clientes; como lo anuncio; a quien se lo vendo; que digo para vender; ideas para promocionar',
};

/** Each line one family; the first word stands for all. */
const FAMILIES = [
  'otrapersona amigo amiga hermano hermana primo prima socio socia esposo esposa marido mujer pareja novio novia tia tio cunado cunada vecino vecina colega companero companera hija hijo mama papa sobrino sobrina comadre compadre jefe empleado',
  'dinero plata lana guita billete varo pisto',
  'demora tarda tiempo espera dilata',
  'llega mandan envian entregan recibo',
  'falla error pega traba congela cuelga pegada trabada congelada colgada trabado pegado lenta',
  'aparato celular celu cel telefono movil compu computadora tablet ipad laptop notebook pc iphone android',
  'apretar apreto presiono toco pulso pincho hago clic',
  'modificar editar cambiar alterar',
  'portada tapa caratula cubierta',
  'vence caduca expira termina dura',
  'comprar adquirir llevar',
  'regalar obsequiar donar',
  'correo mail email',
  'enlace link liga url',
  'empezar comenzar iniciar partir arrancar parto',
  'boleta comprobante recibo ticket',
  'pack paquete lote bundle coleccion',
];
const FAMILY_OF: ReadonlyMap<string, string> = new Map(
  FAMILIES.flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return [first, ...others].map((word) => [stemOf(word), `§${first}`] as const);
  }),
);
const EMPTY = new Set(
  'de la el los las un una lo le les me se a al en y o que es son por para con mi mis tu su sus del te si ya esta este eso ese esa hay ser ahi asi como muy mas tengo tiene puedo puede quiero hola libro ebook producto'
    .split(' ')
    .map(stemOf),
);
/** From this likeness on a phrase is what was meant. */
const LIKE = 0.6;
/** Of a phrase of one word, or beside a word that no phrase has, more must be alike. */
const SURELY_LIKE = 0.75;
/** So much must be alike: 'cuánto' alone is asked of everything. */
const LEAST = 1.8;
/** Of a phrase, as much must be there. */
const MOST_OF_PHRASE = 0.78;
/** A clause alone must be more like it. */
const OF_CLAUSE = 0.8;
const PLACES = new RegExp(`\\b(?:${COUNTRY.source})\\b`, 'g');
/** Of a rare word that no phrase has, something else is asked. */
const UNKNOWN = 2.5;
const UNKNOWN_COMMON = 1;

/** A word without the endings of verbs and plurals, which tell nothing here. */
function stemOf(word: string): string {
  const bare = word.replace(/(?<=[aei]r)(?:[mts]e|nos|l[aeo]s?)$/, '');
  return bare.replace(
    /(?<=...)(?:[aei]r|[ae]n|[ai]d[ao]s?|ando|iendo|aron|ieron|aste|iste|[aei]mos|aba|[aeo]s|[aeios]|[aeo]rme)$/,
    '',
  );
}

const termsOf = (text: string): ReadonlySet<string> =>
  new Set(
    plain(text)
      .split(' ')
      .map(stemOf)
      .filter((term) => !EMPTY.has(term))
      .map((term) => FAMILY_OF.get(term) ?? term),
  );
const KNOWN = Object.entries(PHRASES).flatMap(([id, phrases]) =>
  phrases.split('; ').map((phrase) => ({id, terms: termsOf(phrase)})),
);
const frequency = new Map<string, number>();
const common = new Set(COMMON_WORDS.map(stemOf));
for (const {terms} of KNOWN)
  for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);

function weightOf(term: string): number {
  const count = frequency.get(term);
  if (count !== undefined) return Math.log(1 + KNOWN.length / count) / 2;
  return common.has(term) ? UNKNOWN_COMMON : UNKNOWN;
}

/** The intent that is asked for in words like these, with how like; null where none is. */
export function intentLike(words: string): Likeness | null {
  const whole = clauseLike(words);
  if (whole) return whole;
  // 'Se puede devolver si ya lo bajé': one clause of it asks.
  const clauses = words
    .split(/ (?:pero|porque|y|si|o|que|cuando) /)
    .filter((each) => termsOf(each).size > 1 || each.split(' ').length > 2)
    .map(clauseLike);
  const [clause] = clauses.filter((each) => each !== null && each.likeness >= OF_CLAUSE);
  return clause ? {...clause, isWhole: false} : null;
}

interface Likeness {
  readonly id: string;
  readonly likeness: number;
  /** Whether all of the message is like it. */
  readonly isWhole: boolean;
}

function clauseLike(words: string): Likeness | null {
  const asked = termsOf(words.replace(PLACES, ' '));
  const sum = (terms: Iterable<string>) =>
    [...terms].reduce((all, term) => all + weightOf(term), 0);
  const all = sum(asked);
  const hasOther = [...asked].some((term) => weightOf(term) === UNKNOWN);
  let best: Likeness | null = null;
  for (const {id, terms} of KNOWN) {
    const shared = sum([...terms].filter((term) => asked.has(term)));
    const own = sum(terms);
    const likeness = (2 * shared) / (all + own);
    if (
      shared >= LEAST &&
      shared >= MOST_OF_PHRASE * own &&
      likeness >= (hasOther || terms.size === 1 ? SURELY_LIKE : LIKE) &&
      likeness > (best?.likeness ?? 0)
    )
      best = {id, likeness, isWhole: true};
  }
  return best;
}
