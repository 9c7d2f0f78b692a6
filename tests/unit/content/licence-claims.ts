/**
 * What a Spanish text says of a licence's rights, sentence by sentence, in whatever words: granted, denied, or
 * bound to a condition. It reads by what a right is about and by the words around it, not by whole sentences.
 */
import {RIGHT_IDS, type Licence, type RightId} from '~/domain/licence/licence';

/** What a clause must name to be about a right, of folded text. The narrower ones come first. */
const ABOUT: Readonly<Record<RightId, RegExp>> = {
  'revender-derechos':
    /\b(revend\w+|vend\w+|transfer\w+|ced\w+|inclu\w+|otorg\w+|traspas\w+|sublicenci\w+|ofrec\w+|distribu\w+|pas(?:ar|as)|tra[ei]\w*)\b.{0,40}\b(l[oa]s derechos|derechos maestros|derechos de reventa|mrr|como plr|como contenido plr|la licencia plr a)\b|\bsublicenci\w+/,
  reventa:
    /\b(clientes?|compradores?|quien\w* te compr\w+|otros|terceros)\b.{0,30}\b(revend\w+|reventa|volver(?:lo)? a vend\w+|vuelvan a vender\w*)|\b(lo|la|los|las) revendan\b/,
  exclusividad:
    /\b(exclusiv[ao]s?|exclusividad|en exclusiva|unico (?:vendedor|comprador|dueno)|nadie mas (?:lo|la) vende|a (?:una sola persona|un solo (?:cliente|comprador|emprendedor)))\b/,
  editables:
    /\b(entreg\w+|envi\w+|mand\w+|compart\w+|vend\w+|regal\w+|da[rs]?(?:les)?)\b.{0,30}\b(editables?|archivo(?:s)? (?:fuente|de word|original(?:es)?))\b/,
  compartir:
    /\b(compart\w+|pas(?:ar|as|arle|arla)|prest\w+|transfer\w+|ced\w+|regal\w+|vend\w+)\b.{0,20}\b(?:la|tu|su|esta|una) (?:misma )?licencia\b/,
  ganancias:
    /\b100 (?:por ciento )?(?:de (?:las |tus )?(?:ganancias|ingresos|ventas)|de lo que)|\bcomision(?:es)? (?:por|sobre|de) (?:tus )?ventas?\b|\b(?:porcentaje|parte) de (?:tus|las) (?:ventas|ganancias)\b/,
  afiliados: /\bafiliad[oa]s?\b/,
  membresia: /\bmembresias?\b|\bsuscripcion de pago\b/,
  marketplace: /\b(marketplaces?|hotmart|amazon|udemy|tiendas? en linea)\b/,
  paquete:
    /\b(dividir\w*|unir\w*|junt\w+|combin\w+|paquetes?|bundles?)\b.{0,40}\b(materiales|paquete|productos|ebooks|bundle|terminado)\b/,
  regalar:
    /\b(regal(?:ar|as|es|alo|arlo|arla|o|ando)\w*|iman de (?:clientes|registros)|bono de una compra)\b/,
  imprimir: /\b(imprim\w+|impreso|impresa|ejemplares en papel|en papel)\b/,
  traducir: /\b(traduc\w+|traduzca\w*)/,
  adaptar:
    /\b(conv(?:ertir|iert)\w*|pasarl[oa]|adaptarl[oa]|transform\w+)\b.{0,30}\b(curso|audio|audiolibro|video|articulos|formato)\b/,
  autoria:
    /\b(autor(?:a|ia)?|firm(?:ar|arl[oa]|as(?! ed)|es)|como obra tuya|registr\w+ (?:como )?(?:obra|a tu nombre))\b/,
  marca:
    /\b(pon\w+|quit\w+|retir\w+|borr\w+|conserv\w+|mantener|manteng\w+|mantien\w+|elimin\w+|cambi\w+|agreg\w+|usar?|usa[ns])\b.{0,30}\b(marcas?|logos?|tu nombre|nuestro nombre|nuestros? (?:logo|creditos?|avisos?)|creditos?|atribucion|portada original)\b|\b(?:atribucion|atribuir\w*|menciona\w* a reventa|cita\w* a reventa|creditos? a reventa|darnos credito)\b/,
  vender:
    /\b(vend(?:er|erl[oa]s?|es|as|e|an|erse)|comercializ\w+)\b.{0,40}\b(clientes? final(?:es)?|cliente final|con (?:tu|tu propia|su) (?:marca|nombre)|como tuyo|al precio que|el producto|los ebooks|este ebook|tu version)\b/,
  editar:
    /\b(edit(?:ar|arl[oa]s?|as|es|ado)|modific(?:ar|arl[oa]s?|as)|reescrib\w+|cambiar (?:el |los )?(?:textos?|contenido)|personaliz(?:ar|arl[oa]s?|as))\b/,
};

/** Words that only seem to deny. */
const NO_DENIAL =
  /\b(?:no (?:esta|estan|queda|quedan) prohibid\w+|nada (?:te )?(?:impide|prohibe)|no (?:te )?(?:impide|prohibe|prohibimos)|no hay (?:problema|inconveniente)(?: en)?|no solo|no solamente|no te preocupes|sin (?:ningun )?(?:problemas?|limites?|costo|costo extra|comision(?:es)?|intermediarios)|sin pedir permiso|no (?:te )?(?:pedimos|exigimos|cobramos)|no (?:hace falta|necesitas|tienes que)|no dej\w+ de)\b/g;
const DENIAL =
  /\b(no|ni|nunca|jamas|nadie|tampoco|prohib\w+|vedad\w+|impid\w+|impedimos|ningun\w*|sin|en ningun caso|careces?|imposible|fuera de)\b/;
/** Said after what it denies. */
const DENIED_AFTER =
  /^.{0,60}\b(?:no (?:se|esta|estan|es|son|queda|entra|viene|te)|(?:esta|estan|queda|quedan) (?:prohibid\w+|fuera|vedad\w+|exclu\w+)|prohibid\w+)\b/;
const GRANT =
  /\b(puedes?|pueden|podras|podran|podrias|permit\w+|permis\w+|se (?:vende|entrega|ofrece)n?|eliges?|elegir|version|edicion|autoriz\w+|derecho a|libre(?:s)? de|libertad|te dejamos|vale|adelante|incluye\w*|trae\w*|recibes|tienes|tendras|es|son|sera|seras|sientete|vendel\w+|revendel\w+|editas|vendes|regalas|firmas|traduces|imprimes|quedas|conservas|compartes|pasas|entregas|revendes|cedes)\b/;
const AS_YOU_LIKE = /\bsi (?:quieres|lo (?:deseas|prefieres)|te (?:gusta|conviene|sirve))\b/g;
/** What asks for something in return, or bounds a right. */
const CONDITION =
  /\b(si|siempre que|siempre y cuando|solo (?:si|cuando|para|con|en)|unicamente|solamente|con tal de|a condicion de|a cambio de|mientras|salvo|excepto|a menos que|menos que|previa|previo|con (?:nuestra )?autorizacion|con (?:nuestro )?permiso|pidiendo permiso|despues de|hasta \d+|durante|maximo|debes|tienes que|hay que|es obligatorio|exigimos|pedimos que)\b/;
/** What lifts every condition. */
const UNBOUND =
  /\b(sin (?:ninguna |ningun )?(?:condicion(?:es)?|restricciones|limites?|permiso|pedir permiso|reglas)|libremente|como (?:tu )?quieras|donde (?:tu )?quieras|en cualquier (?:plataforma|marketplace|lugar|sitio)|sin importar|a quien quieras|para siempre|en todas partes|registrarlo como obra tuya)\b/;
/** What takes a denial back. */
const EXCEPTION =
  /\b(salvo|excepto|a menos que|a no ser que|sin (?:nuestro |previo |pedir )?(?:permiso|autorizacion)|sin (?:antes )?pagar|hasta que|todavia)\b/;
/** Asked of who has a right that no licence bounds. */
const OBLIGATION =
  /\b(debes|tienes que|hay que|es obligatorio|exigimos|pedimos que|estas obligad[oa]|obligatori[ao]|debe)\b/;
const OVERCLAIMS =
  /100% (tuyo|de los derechos|de derechos)|todos los derechos(?! reservados)|derechos ilimitados|propiedad total|due[ñn]o absoluto/i;

/** What a text says against the licence, a line each; its own rulings, word for word, are no news. */
export function contradictions(
  text: string,
  licence: Licence,
  others: readonly Licence[] = [],
): string[] {
  const quoted = [licence, ...others].flatMap(({rights}) =>
    RIGHT_IDS.map((id) => rights[id].sentence),
  );
  const told = quoted.reduce((rest, sentence) => rest.replaceAll(sentence, ' '), text);
  const overclaim = OVERCLAIMS.exec(told);
  const found = overclaim ? [`overclaim: ${overclaim[0]}`] : [];
  for (const sentence of told.split(/(?<=[.!?])\s+|\n+/)) {
    // A question is no statement.
    if (sentence.includes('?')) continue;
    found.push(...sentenceContradictions(sentence, licence));
  }
  return found;
}

/** A number of brands, of uses or of years: more than one right is bound by it. */
const BOUND =
  /\b(?:una?|dos|tres|cuatro|cinco|diez|\d+) (?:marcas?|usos?|ventas?|clientes?|anos?)\b/;

/**
 * What the choice of a variant says against the licence, which is one for all of them: an option of licences or
 * of rights, and a value that names a right which is denied or bounds one that is not.
 */
export function optionContradictions(
  {name, values}: {readonly name: string; readonly values: readonly string[]},
  licence: Licence,
): string[] {
  const chosen = values.flatMap((value) => {
    const text = fold(value);
    const denied = RIGHT_IDS_BY_NARROWNESS.find(
      (id) => licence.rights[id].verdict === 'no' && ABOUT[id].test(text) && !DENIAL.test(text),
    );
    if (denied) return [`${denied}: ${name}: ${value}`];
    return BOUND.test(text) || OVERCLAIMS.test(value) ? [`bound: ${name}: ${value}`] : [];
  });
  return /\b(?:licencias?|derechos?|usos?)\b/.test(fold(name))
    ? [`option: ${name}`, ...chosen]
    : chosen;
}

function sentenceContradictions(sentence: string, licence: Licence): string[] {
  const found: string[] = [];
  const clauses = sentence.split(/[;:,()«»]|\s(?:pero|aunque)\s/).map(fold);
  const whole = fold(sentence).replace(NO_DENIAL, ' puedes ').replace(AS_YOU_LIKE, ' ');
  clauses.forEach((said) => {
    const clause = said.replace(NO_DENIAL, ' puedes ');
    const id = RIGHT_IDS_BY_NARROWNESS.find((each) => ABOUT[each].test(clause));
    if (!id) return;
    const match = ABOUT[id].exec(clause);
    if (!match) return;
    const end = match.index + match[0].length;
    const {verdict} = licence.rights[id];
    const denied =
      DENIAL.test(clause.slice(0, end).replace(UNBOUND, ' ')) ||
      DENIED_AFTER.test(clause.slice(end));
    const wrong = denied
      ? verdict !== 'no' || EXCEPTION.test(whole)
      : verdict === 'no'
        ? GRANT.test(whole)
        : verdict === 'condition'
          ? UNBOUND.test(whole)
          : CONDITION.test(whole) || OBLIGATION.test(whole);
    if (wrong) found.push(`${id}: ${sentence.trim()}`);
  });
  return found;
}

const RIGHT_IDS_BY_NARROWNESS = Object.keys(ABOUT) as RightId[];

function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // Once its accent is gone it would be a condition.
      .replace(/(?<!\p{L})sí(?!\p{L})/gu, ' ')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  );
}
