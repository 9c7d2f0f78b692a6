/**
 * Recognises what is asked of paying, delivery, money back and earnings, where the words that shoppers use (the
 * name of a bank, of a city) are in no cue. What touches rights is `licence-question.ts`'s and comes before.
 */
import {either, hears, hearsPhrase, type Test} from './hearing.ts';
import {spokenWords} from './normalise.ts';

const PAYMENT = either(
  hears(
    'yape nequi daviplata mercadopago paypal binance bitcoin cripto transferenc transfiyab sinpe bancolombia',
    'plin oxxo pse pix bizum zelle spei efecty rapipago deuna stripe visa mastercard amex tarjeta tarjetas targeta debito credito deposito',
  ),
  hearsPhrase(
    'mercado pago|meses sin intereses|a meses|en cuotas|cuotas|en efectivo|contra entrega|pago contra|como pago|como se paga|como puedo pagar|formas de pago|medios de pago|metodos de pago|metodo de pago|pago movil|western union|apple pay|google pay',
  ),
);
/** What the law of a country asks of who sells. */
const FORMALITIES = hearsPhrase(
  'ser empresa|tener empresa|tener una empresa|monotributo|monotributista|darme de alta|dar de alta|estar registrado|estar registrada|registrarme para vender|abrir una empresa|permiso para vender|persona fisica|persona moral',
);
/** Whether the price is all that is paid. */
const TAXED = (message: string) =>
  hears('impuest', 'iva cargo cargos recargo recargos')(message) &&
  hears('cobr extra adicional inclui', 'precio precios suman agregan')(message);
const MAILED = either(
  hears('delivery domicil paketeri encomienda', 'fedex dhl estafeta servientrega rappi'),
  hearsPhrase(
    'envio a|envios a|envian a|envias a|hacen envio*|mandan a|mandas a|me lo mandan|llega a mi|llega a *|llegan a *|entregan en|costo de envio|costo del envio|gastos de envio|envio gratis|envio cuesta|cuesta el envio|cuanto es el envio|libro fisico|en fisico|es fisico|son fisicos|fisico o digital|fisicos o digitales|recoger en|tienda fisica|pasar a recoger',
  ),
);
const ABROAD = either(
  hears(
    'mexico colombia argentin ecuador bolivia venezuel guatemal panama uruguay paraguay honduras nicaragu dominican',
    'chile peru espana cuba usa pais paises extranjero',
  ),
);
const BUYS = hears('vend compr dispon funcion', 'estan llega llegan sirve puedo');
const BY_MAIL = hears('correo email mail descarg enlace', 'link');
const INVOICE = hears('factur', 'boleta boletas comprobante comprobantes rfc ruc cfdi iva');
const MONEY_BACK = either(
  hears('reembols devolu devuelv devolv retract arrepent'),
  hearsPhrase(
    'mi dinero de vuelta|regresan el dinero|regresan mi dinero|cancelar mi compra|cancelar el pedido|cancelar mi pedido|no me gusta y|kiero mi plata|kiero mi dinero|kiero mi lana|mi plata de vuelta|si ya lo descarg*|si ya los descarg*|si ya lo baj*|si ya descarg*|si lo descarg*|si lo baje|devuelvanme|si no me gusta|si no me sirve',
  ),
);
const INCOME = either(
  hears('ingresos rentab gananci', 'ganar ganas ganaria ganare millonario millonaria'),
  hearsPhrase(
    'hacerme rico|hacerme rica|volverme rico|volverme rica|ser rico|ser rica|se gana|cuanto gano|que gano|gano yo|gano con|gano vend*|ganan con|ganan vend*|recupero|recuperar la inversion|recuperar lo invertido|voy a ganar|cuanto dinero|se vende bien|se venden bien|es rentable|deja dinero|vivir de esto|cuanto saco|cuanto le saco|cuanto puedo sacar',
  ),
);
/** A promise of sales or income, whatever the words for it. */
const PROMISE = (message: string) =>
  hears('garantiz asegura promet', 'garantia garantias aseguro')(message) &&
  either(INCOME, hears('dolar dinero', 'venta ventas vender vendo'))(message);
const PER_SALE = either(
  hears('comision porcentaje regalia'),
  hearsPhrase('por mis ventas|de mis ventas|de lo que vend*|el 100|100 por|cien por ciento'),
);
const OFFER_TIME = either(
  (message) =>
    hears('oferta descuento promo rebaja combo')(message) &&
    either(
      hears('termin acab venc expir dura', 'vence hasta cuando tiempo'),
      hearsPhrase(
        'hasta cuando|cuanto tiempo|cuantos minutos|que dia|se acaba|todavia sigue|sigue la|sigue activ*|vuelve la|vuelve a',
      ),
    )(message),
);
const VIDEO_COURSES = either(
  hearsPhrase(
    'cursos en video|curso en video|video curso|video cursos|videocurso*|clases en video|cursos online|cursos grabados|tienen cursos|venden cursos|hay cursos|dan cursos|dan clases|cursos de *|un curso de *|curso de *|talleres',
  ),
);
const OURS = hears('lovable', 'page club');
const I_MAKE = hears('puedo podria convert hacer crear armar', 'hago');
const ARRIVES = either(
  hearsPhrase(
    'donde esta mi|donde descargo|donde veo mi|donde veo lo|como descargo|como lo recibo|como los recibo|como me llega|como me lo mandan|cuando me llega|cuando lo recibo|cuanto tarda*|cuanto demora*|cuanto se demora*|cuanto se tarda*|en cuanto llega|ya compre|ya pague y *|a que hora llega|me llega al correo|al instante|al toque|hay que esperar|enseguida|en seguida|al momento|en el momento|cuanto espero|de inmediato|es inmediat*|llega al correo|por donde llega|por donde me llega|rastre*',
  ),
);
/** A mail or a purchase that somebody cannot find again. */
const LOST = either(
  hearsPhrase(
    'mis compras|mi biblioteca|mis productos|volver a descarg*|vuelvo a descarg*|descargar de nuevo|descargar otra vez|cuantas veces * descarg*|cuantas veces se descarg*|cuantas descargas|recuper* mi compra|recuper* mi pedido|recuper* mis archivos|ver lo que compre|veo lo que compre|donde * lo que compre',
  ),
  (message) =>
    hears('perdi borr extravi elimin', 'encuentro')(message) &&
    hears('correo mail email enlace descarg archivo', 'link compra pdf')(message),
);
/** Who wrote what is sold. */
const WRITTEN_BY = hearsPhrase(
  'quien escrib*|kien escrib*|quienes escrib*|quien hizo los *|quien redact*|quien es el autor|quien los escrib*|hechos con ia|hecho con ia|hechos por ia|escritos con ia|escrito por ia|escritos por ia|generados con ia|hechos con intelijensia|escritos con chatgpt|hechos con chatgpt|con chat gpt|los hizo la ia|los hizo una ia|hechos con chat',
);
const ROYALTY = hears('', 'regalia regalias');
const HOW_TO_BUY = hearsPhrase('como compro|como puedo comprar|como se compra');
const IN_LANGUAGE = either(
  hearsPhrase('en ingles|en portugues|que idioma|en espanol|otros idiomas'),
);

const NO_GAIN = hearsPhrase(
  'no gano|no vendo|no vende|no se vende|no recupero|no funciona el negocio|no genero|no me compran|no logro vender',
);
const LOCKED_OUT = hearsPhrase(
  'no puedo entrar|no me deja entrar|no puedo acceder|no me deja acceder|no puedo iniciar|no me deja iniciar|no me deja ingresar|no puedo ingresar|no logro entrar',
);
const ERASE = (message: string) =>
  hears('borr elimin suprim')(message) && hears('datos cuenta informacion perfil')(message);
const PARTNERS = (message: string) =>
  either(
    hears('afiliad'),
    hearsPhrase('comision por recomend*|por recomendar*|por referir*'),
  )(message) &&
  either(
    hears('ofrecen tienen hay pagan', 'dan programa'),
    hearsPhrase('ser afiliad*|programa de|como me afilio'),
  )(message) &&
  !hears('', 'puedo mis mi podria')(message);

/** What a file is opened with, and where. */
const DEVICE = hearsPhrase(
  'en el selular|en mi selular|desde el selular|en el telefono|en mi telefono|en mac|en windows|en una mac|en mi mac|en ipad|en tablet|en una tablet|en mi tablet|en la computadora|en mi computadora|en android|en iphone|en google docs|sin word|ke programa *',
);
const WRONG_MAIL = either(
  hearsPhrase(
    'escribi mal mi correo|escribi mal mi mail|escribi mal el correo|escribi mal el mail|puse mal mi correo|puse mal el correo|puse mal mi mail|puse mal el mail|me equivoke de correo|me equivoke de mail|correo equivocado|mail equivocado|correo mal escrito|cambiar mi correo|cambiar el correo',
  ),
);
const WHAT_IS_THIS = (message: string) =>
  / (?:ke|de ke) (?:es|trata|se trata|va) (?:esto|esta pajina|este sitio|esta tienda) $/.test(
    message,
  );

/** In this order: the first that is heard decides. */
const SUBJECTS: readonly (readonly [string, Test])[] = [
  ['ofertas', OFFER_TIME],
  ['sin-garantia-de-ventas', (message) => MONEY_BACK(message) && NO_GAIN(message)],
  ['borrar-cuenta', ERASE],
  ['contrasena', LOCKED_OUT],
  ['mis-productos', LOST],
  ['correo-equivocado', WRONG_MAIL],
  ['dispositivos', DEVICE],
  ['que-es-reventa-plr', WHAT_IS_THIS],
  ['quien-escribe', WRITTEN_BY],
  ['ganancias', ROYALTY],
  ['programa-de-afiliados', PARTNERS],
  ['reembolsos', MONEY_BACK],
  ['factura', INVOICE],
  ['pago', PAYMENT],
  ['pago', TAXED],
  ['impuestos', FORMALITIES],
  ['ingresos', PROMISE],
  ['ganancias', (message) => PER_SALE(message) && INCOME(message)],
  ['ingresos', INCOME],
  ['cursos', (message) => VIDEO_COURSES(message) && !I_MAKE(message) && !OURS(message)],
  ['envio', (message) => MAILED(message) && !BY_MAIL(message)],
  ['envio', (message) => ABROAD(message) && BUYS(message)],
  ['entrega', ARRIVES],
  ['idioma', IN_LANGUAGE],
  ['como-comprar', HOW_TO_BUY],
];

/** The id of the passage that answers it; null is any other question. */
export function serviceQuestion(message: string): string | null {
  const heard = ` ${spokenWords(message).join(' ')} `;
  return SUBJECTS.find(([, hears]) => hears(heard))?.[0] ?? null;
}
