/** What a platform takes of a sale, or which one leaves more, as a message asks it. */
import {isDenied, OF_TAXES, OWN_PRICE, SOURCE, type Question} from './platform-notes.ts';
import {dollars, feesOf, feeSources, leftOnOwn} from './platform-rules.ts';
import {OWN, RECEIVES, servicesIn} from './platform-names.ts';
import {RIGHTS} from './shop.generated.ts';
import {list} from './words.ts';

const FEE =
  /\b(?:es|sale) gratis(?: \w+){0,2} (?:public|vend|sub|abrir|tener|usar)\w*|\b(?:quite|menos (?:quit|cobr)\w+)\b|\bcobran? (?:ustedes|la tienda)\b|\b(?:net[oa]s?|limpi[oa]s?|margen)\b|\bme saca\w*|\bque se (?:queda|lleva)\w*|\bpagar (?:algo )?(?:para|por) (?:publicar|vender|subir|usar|estar)\b|\bse llevan? (?:algo|una parte|parte|mucho)\b|\bme quedo con (?:todo|el total)|\bcuanto (?:\w+ )?es (?:mi[oa]|para mi)\b|\bcuanto (?:me )?pagan?\b|\b(?:gano|ganaria|saco|queda|quedo con|deja) mas\b|\bcuanto(?: \w+){0,3} (?:entra|cae|llega)\w*\b(?= (?:a mi|a la|limpi|de|por|si)|$)|comision(?!es? (?:a|de|para) (?:mis? |los |un )?afiliad)|tarifa|porcentaje|regalias|\bfees?\b|rentable|\bcuanto (?:le |me )?(?:pierdo|gano)\b|\bcobran?\b(?: \w+){0,2} (?:por|al|aparte) |gratis o (?:cobra|paga|cuesta)|\b(?:sale|es) (?:muy )?car[oa]\b|cuanto(?: \w+){0,3} (?:qued|ked|cobra|quit|descuent|llev)\w*|cuanto(?: \w+){0,4} (?:me (?:deja\w*|llega|toca)|recibo|gano|es para mi)|que(?: \w+)? (?:cobra|quita|descuenta)\w*|(?:me|le) (?:queda|sobra|cobran?|descuentan?)\w*|se (?:lo )?(?:qued|ked)[ae]n? (?:ellos|con)|descont\w+|(?:cobra|quita|deja|queda|saca)\w*(?: \w+){0,3} (?:mas|menos|mucho|caro|algo)\b|cobra\w* (?:el )?\d|\b(?:mas|menos) (?:barat|economic|car[oa]|comision|baj[oa]|plata|dinero|ganancia)\w*|\b(?:el|mi) 100 ?%|100 ?% (?:de (?:l[oa]s? |mis? )?(?:ganan|vent|que)|mi[oa]|para mi)|(?:la tienda|ustedes)(?: se| me| \w+){0,2} (?:llev|quit|cobr|qued|descuent)\w*|\b(?:pagar|dar|deber)les(?: \w+){0,5} (?:por|de) (?:cada |mis |las )?ventas?|cuanto (?:me |te )?(?:sale|cuesta|vale)\b(?=.*\b(?:cuenta|mes|plan|publicar|vender|tener|usar)\b)/;
const OF_FEES = /tarifa|comision|calculadora|por ?ciento|\d ?%/;
/** What should be left, which is no price. */
const WANTED = /(?:que|para) (?:me )?(?:qued|sobr|deje|gan)\w*(?: \w+){0,2} \d/;
const ADVERTISING = /publicidad|anuncios?|\bads\b|pauta/;
const SPENT =
  /(\d{1,3})(?: \w+){0,2} (?:de|en|por) (?:publicidad|anuncios?|ads|pauta)|(?:publicidad|anuncios?|ads|pauta)(?: \w+){0,3} (\d{1,3})\b/;
/** Of other money nothing is calculated, for the fixed part of a fee is in dollars. */
const OTHER_MONEY =
  /\b(?:pesos?|soles|bolivares|reales|guaranies|quetzales|colones|lempiras|euros?|mxn|cop|ars|clp|pen|mil)\b/;
const AMOUNT =
  '(?:a|de|en|por|cuesta|vale|precio|pongo|cobro) (?:unos |solo |\\$ ?)?(\\d{1,4}(?: \\d\\d)?)\\b(?! ?%| (?:meses|anos|ebooks|libros|paginas|dias|ventas|plataformas|personas|alumn\\w+|miembros))';
/** The price of a sale, where other amounts are named as well. */
const OF_SALE = new RegExp(`\\b(?:vend\\w+|precio)(?: \\w+){0,6}? ${AMOUNT}`);
const PRICE = new RegExp(`\\b${AMOUNT}|\\b(\\d{1,4}(?: \\d\\d)?) ?(?:usd|dolar\\w*|dls|\\$)`);

/** Fields of the calculator, of which its page says these. */
const FIELDS =
  'En «¿Cuánto me queda?» pones tu precio y lo que pagaste por el producto, y cambias la comisión, el cargo fijo por venta, el plan mensual, el cobro con tarjeta, los impuestos y la publicidad; los campos vacíos cuentan como 0.';
const TAXES =
  'Los impuestos dependen de tu país y de tu caso, y no decimos qué porcentaje te toca: consúltalo con quien lleva tu contabilidad y ponlo en el campo «Impuestos (%)».';
const EXAMPLE = /\b9 41\b/;
const OF_CALCULATOR = /calculadora|\bcuanto me queda\b/;
const OF_PLAN =
  /\bplan mensual\b|\b(?:plan|mensualidad|cuota mensual|suscripcion)\b(?=.*\b(?:calcul\w*|entra|suma\w*|rest[ao]\w*|descuent\w+)\b)|\b(?:calcul\w*|entra|suma\w*|rest[ao]\w*|descuent\w+)\b.*\b(?:plan|mensualidad|cuota mensual)\b/;
const RECOVERS =
  /\bcuant[oa]s(?: \w+){0,5} (?:recuper\w+|cubr\w+|empat\w+|salir a mano|(?:tenerl[oa]|verl[oa]) de vuelta)|\brecuper\w+(?: \w+){0,8} (?:ventas|vendiendo|vend[eo]r?)\b/;
const BOUGHT =
  /\b(?:compr\w+|pague|costo|gaste|inverti|recuper\w+|me salio)(?: \w+){0,4}? (\d{1,4}(?: \d\d)?)\b/;
const SOLD_AT = /\b(?:vend\w+|precio|pong\w+|ventas? (?:a|de))(?: \w+){0,3}? (\d{1,4}(?: \d\d)?)\b/;

/** Whether the calculator is asked about, with or without a platform. */
export const asksCalculator = (words: string) =>
  [EXAMPLE, OF_PLAN].some((each) => each.test(words)) ||
  (RECOVERS.test(words) && /\d/.test(words)) ||
  (OF_CALCULATOR.test(words) &&
    (OF_TAXES.test(words) ||
      servicesIn(words).length > 0 ||
      /transferencia|efectivo|pasarela|deposito/.test(words) ||
      OTHER_MONEY.test(words) ||
      OTHER_FEE.test(words)));
const OTHER_FEE =
  /\bpong[oa]\b|\b(?:otra|mi) (?:tarifa|pasarela|comision)|\bsirve\b|se puede cambiar|\bcambi(?:o|ar)\b/;

/** What the calculator says, or does with what the message gives it. */
function calculated({words, now}: Question): string[] | null {
  if (!asksCalculator(words)) return null;
  const left = leftOnOwn(1000, now);
  const [, paid] = BOUGHT.exec(words) ?? [];
  const [, sold] = SOLD_AT.exec(words) ?? [];
  const cents = (text: string) => Math.round(Number(text.replace(' ', '.')) * 100);
  const kept = sold && !OTHER_MONEY.test(words) ? leftOnOwn(cents(sold), now) : null;
  const others = `${unreadOf(words)}La tarifa que usamos para tu propio checkout es la de Stripe en Estados Unidos: si cobras en otro país o con otro servicio, pon la tuya.`;
  if (RECOVERS.test(words) && kept && kept > 0 && paid) {
    const sales = Math.ceil(cents(paid) / kept);
    return [
      `Con ${sales} ${sales === 1 ? 'venta' : 'ventas'} en tu propio checkout: de ${dollars(cents(sold!))} te quedan ${dollars(kept)} por venta, y pagaste ${dollars(cents(paid))}. ${others} Sin impuestos ni publicidad, y sin promesa de que las hagas.`,
      FIELDS,
    ];
  }
  if (RECOVERS.test(words))
    return [
      `Depende de tu precio y de tus gastos: ${left === null ? '' : `por ejemplo, vendiendo a $10.00 en tu propio checkout quedan ${dollars(left)} por venta. `}${others} Con esos datos la calculadora te dice con cuántas ventas recuperas tu compra; no promete que las hagas.`,
      FIELDS,
    ];
  if (EXAMPLE.test(words) && left !== null)
    return [
      `Es un ejemplo: un ebook que vendes a $10.00 en tu propio checkout, menos ${dollars(1000 - left)} de cobro. ${others}`,
      ...feeSources([OWN], now),
      FIELDS,
    ];
  if (OF_PLAN.test(words)) return [`Sí entra: escríbelo en el campo «Plan mensual ($)». ${FIELDS}`];
  if (OF_TAXES.test(words)) return [TAXES, FIELDS];
  if (asksLeft(words)) return null;
  return [
    `La calculadora sirve con cualquier cobro${OTHER_MONEY.test(words) ? '; todos los montos van en dólares (USD)' : ''}. ${others} ${FIELDS}`,
  ];
}

/** 'Cuánto me queda si lo vendo a 9.99', where no place is named. */
export const asksLeft = (words: string) =>
  (asksFee(words) || SPENT.test(words)) &&
  namesPrice(words) &&
  /\b(?:vend|pong|cobr)\w*/.test(words);

/** Whether what is taken of a sale is asked. */
export const asksFee = (words: string) =>
  FEE.test(words.replace(OWN_PRICE, '')) &&
  (!RECEIVES.test(words) || OF_FEES.test(words) || /\bcuanto (?!me pag)/.test(words));

/** A service of which no fee was read, where one is named. */
function unreadOf(words: string): string {
  const unread = servicesIn(words).filter((name) => name !== 'Stripe');
  return unread.length > 0
    ? `Cuánto cobra ${list(unread)} no lo hemos leído: míralo en su página. `
    : '';
}

/** What is kept of a sale, if the message asks for it. */
export function feeAsked(question: Question) {
  const {words, bare, named, talks, talksOfFees, uses, now} = question;
  const fromCalculator = calculated(question);
  if (fromCalculator) return fromCalculator;
  // 'De 20 con Stripe' is a sale on one's own page.
  const isService = question.names.length === 0 && servicesIn(words).length > 0;
  const names = isService ? [OWN] : question.names;
  if (!asksFee(words) && !namesPrice(words) && !talksOfFees && !OF_FEES.test(words)) return null;
  const [spent, first, second] = SPENT.exec(words) ?? [];
  const price = WANTED.test(words) ? null : priceIn(spent ? words.replace(spent, ' ') : words);
  const spentOn = Number(first ?? second ?? 0) * 100;
  const isOfEach = /\b(?:por|cada) venta/.test(words) || (price !== null && spentOn < price);
  const advertising = isOfEach ? spentOn : 0;
  if (SOURCE.test(bare) && OF_FEES.test(words) && !/\b(?:acept|prohib|\bplr\b)/.test(words))
    return feeSources(names, now);
  if (talks && ADVERTISING.test(words) && named.length === 0 && price === null)
    return [
      'Resta de lo que te queda lo que gastas en publicidad por cada venta. En «¿Cuánto me queda?» lo escribes junto a tu precio, las comisiones y los impuestos, y ves también si pierdes.',
    ];
  const asksRule = /acept|permit|prohib|dej[ae]n?\b|\bplr\b|se vale|pued[oe]|problema|legal/.test(
    bare,
  );
  const isShort = bare.split(' ').length <= 6 && !asksRule;
  const isFee =
    (asksFee(bare) || spent !== undefined) &&
    !uses.includes('afiliados') &&
    !uses.some(isDenied) &&
    !/devuel|devol|reembols/.test(words);
  const isNext = talksOfFees && isShort && (named.length > 0 || price !== null);
  const isSale =
    price !== null && (talks || isService || named.length > 0) && namesPrice(words) && !asksRule;
  if (!isFee && !isNext && !isSale) return null;
  const asksAll =
    !isService &&
    named.length === 0 &&
    /\bhay\b|\balgun\w*|\botras?\b|\bcual(?:es)?\b|\btodas\b/.test(words);
  const isPair = /\b(?:de esas|l[oa]s (?:dos|tres)|amb[oa]s)\b/.test(words);
  const isOne =
    !asksAll && names.length === 0 && price !== null && !/plataforma|marketplace/.test(words);
  const asked = asksAll && !isPair ? [] : isOne ? [OWN] : names;
  const {sentence} = RIGHTS.ganancias;
  return /\b(?:ustedes|la tienda)\b|\b100 ?%|\b100 por|\b(?:pagar|dar|deber)les\b/.test(words)
    ? [sentence, ...feesOf(asked, price, advertising, now)]
    : [
        ...(asked.includes(OWN) && unreadOf(words) ? [unreadOf(words).trim()] : []),
        ...feesOf(asked, price, advertising, now),
        ...(spentOn > advertising
          ? ['Lo que gastas en anuncios lo restas en la calculadora, por venta o al mes.']
          : []),
        ...(OF_TAXES.test(words) ? [TAXES] : []),
        `De nuestra parte: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
      ];
}

/** 'Y a 20', after a fee. */
export function namesPrice(words: string): boolean {
  return (
    priceIn(words) !== null &&
    /vend|pong|cobr|precio|^(?:y |o )?(?:si )?(?:a|por|en|de|con) (?:\w+ ){0,3}\d/.test(words)
  );
}

/** The price at which something is to be sold, in cents. */
function priceIn(words: string): number | null {
  if (OTHER_MONEY.test(words)) return null;
  const [, first, second] = OF_SALE.exec(words) ?? PRICE.exec(words) ?? [];
  const found = Number((first ?? second ?? '').replace(' ', '.'));
  return found > 0 ? Math.round(found * 100) : null;
}
