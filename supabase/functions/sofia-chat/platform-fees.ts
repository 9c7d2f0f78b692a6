/** What a platform takes of a sale, or which one leaves more, as a message asks it. */
import {isDenied, SOURCE, type Question} from './platform-notes.ts';
import {feesOf, feeSources} from './platform-rules.ts';
import {OWN} from './platform-names.ts';
import {RIGHTS} from './shop.generated.ts';

const FEE =
  /comision(?!es? (?:a|de|para) (?:mis? |los |un )?afiliad)|tarifa|porcentaje|regalias|\bfees?\b|rentable|\bcuanto (?:le |me )?(?:pierdo|gano)\b|\bcobran?\b(?: \w+){0,2} (?:por|al|aparte) |gratis o (?:cobra|paga|cuesta)|\b(?:sale|es) (?:muy )?car[oa]\b|cuanto(?: \w+){0,3} (?:qued|ked|cobra|quit|descuent|llev)\w*|cuanto(?: \w+){0,4} (?:me (?:deja\w*|llega|toca)|recibo|gano|es para mi)|que(?: \w+)? (?:cobra|quita|descuenta)\w*|(?:me|le) (?:queda|sobra|cobran?|descuentan?)\w*|se (?:lo )?(?:qued|ked)[ae]n? (?:ellos|con)|descont\w+|(?:cobra|quita|deja|queda|saca)\w*(?: \w+){0,3} (?:mas|menos|mucho|caro|algo)\b|cobra\w* (?:el )?\d|\b(?:mas|menos) (?:barat|economic|car[oa]|comision|baj[oa]|plata|dinero|ganancia)\w*|\b(?:el|mi) 100 ?%|100 ?% (?:de (?:l[oa]s? |mis? )?(?:ganan|vent|que)|mi[oa]|para mi)|(?:la tienda|ustedes)(?: se| me| \w+){0,2} (?:llev|quit|cobr|qued|descuent)\w*|\b(?:pagar|dar|deber)les(?: \w+){0,5} (?:por|de) (?:cada |mis |las )?ventas?|cuanto (?:me |te )?(?:sale|cuesta|vale)\b(?=.*\b(?:cuenta|mes|plan|publicar|vender|tener|usar)\b)/;
const OF_FEES = /tarifa|comision|calculadora|por ?ciento|\d ?%/;
/** What should be left, which is no price. */
const WANTED = /(?:que|para) (?:me )?(?:qued|sobr|deje|gan)\w*(?: \w+){0,2} \d/;
const ADVERTISING = /publicidad|anuncios?|\bads\b|pauta/;
const SPENT =
  /(\d{1,3})(?: \w+){0,2} (?:de|en|por) (?:publicidad|anuncios?|ads|pauta)|(?:publicidad|anuncios?|ads|pauta)(?: \w+){0,3} (\d{1,3})\b/;
/** Of other money nothing is calculated, for the fixed part of a fee is in dollars. */
const OTHER_MONEY =
  /\b(?:pesos?|soles|bolivares|reales|guaranies|quetzales|colones|lempiras|euros?|mxn|cop|ars|clp|pen|mil)\b/;
const PRICE =
  /\b(?:a|de|en|por|cuesta|vale|precio) (?:unos |\$ ?)?(\d{1,4}(?: \d\d)?)\b(?! ?%| (?:meses|anos|ebooks|libros|paginas|dias|ventas|plataformas|personas|alumn\w+|miembros))|\b(\d{1,4}(?: \d\d)?) ?(?:usd|dolar\w*|dls|\$)/;

/** Whether what is taken of a sale is asked. */
export const asksFee = (words: string) => FEE.test(words);

/** What is kept of a sale, if the message asks for it. */
export function feeAsked({words, bare, named, names, talks, talksOfFees, uses, now}: Question) {
  if (!FEE.test(words) && !namesPrice(words) && !talksOfFees && !OF_FEES.test(words)) return null;
  const [spent, first, second] = SPENT.exec(words) ?? [];
  const price = WANTED.test(words) ? null : priceIn(spent ? words.replace(spent, ' ') : words);
  const advertising = Number(first ?? second ?? 0) * 100;
  if (SOURCE.test(words) && OF_FEES.test(words)) return feeSources(now);
  if (talks && ADVERTISING.test(words) && named.length === 0 && price === null)
    return [
      'Resta de lo que te queda lo que gastas en publicidad por cada venta. En «¿Cuánto me queda?» lo escribes junto a tu precio, las comisiones y los impuestos, y ves también si pierdes.',
    ];
  const asksRule = /acept|permit|prohib|dej[ae]n?\b|\bplr\b|se vale|pued[oe]|problema|legal/.test(
    bare,
  );
  const isShort = bare.split(' ').length <= 6 && !asksRule;
  const isFee =
    FEE.test(bare) &&
    !uses.includes('afiliados') &&
    !uses.some(isDenied) &&
    !/devuel|devol|reembols/.test(words);
  const isNext = talksOfFees && isShort && (named.length > 0 || price !== null);
  const isSale = price !== null && (talks || named.includes(OWN)) && !asksRule;
  if (!isFee && !isNext && !isSale) return null;
  const asksAll =
    named.length === 0 && /\bhay\b|\balgun\w*|\botras?\b|\bcual(?:es)?\b|\btodas\b/.test(words);
  const isPair = /\b(?:de esas|l[oa]s (?:dos|tres)|amb[oa]s)\b/.test(words);
  const asked = asksAll && !isPair ? [] : names;
  const {sentence} = RIGHTS.ganancias;
  return /\bustedes\b|\b(?:pagar|dar|deber)les\b/.test(words)
    ? [sentence, ...feesOf(asked, price, advertising, now)]
    : [
        ...feesOf(asked, price, advertising, now),
        `De nuestra parte: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
      ];
}

/** 'Y a 20', after a fee. */
export function namesPrice(words: string): boolean {
  return (
    priceIn(words) !== null &&
    /vend|pong|cobr|precio|^(?:y |o )?(?:si )?(?:a|por|en|de|con) /.test(words)
  );
}

/** The price at which something is to be sold, in cents. */
function priceIn(words: string): number | null {
  if (OTHER_MONEY.test(words)) return null;
  const [, first, second] = PRICE.exec(words) ?? [];
  const found = Number((first ?? second ?? '').replace(' ', '.'));
  return found > 0 ? Math.round(found * 100) : null;
}
