/** What an answer says, clause by clause: a statement is found in it as said, or as denied. */
import {fold} from '../../supabase/functions/sofia-chat/normalise';

export interface Statement {
  /** Of a clause of folded words. */
  readonly about: RegExp;
  readonly denied: boolean;
}

const says = (about: RegExp): Statement => ({about, denied: false});
const denies = (about: RegExp): Statement => ({about, denied: true});

/** What a right answer says, by a name; each is true of the shop. */
export const STATEMENTS = {
  youMaySell: says(/\b(puedes|vendes)\b.*\bvend\w+|\bvendes\b/),
  youKeepAll: says(/\b100\b/),
  youMayEdit: says(/\bpuedes\b.*\b(editar\w*|cambiar|traduc\w+|poner\w*)/),
  rightsStay: denies(
    /\b(revend\w+|transfer\w+|pas(ar|es)\w*|inclu\w+|vend\w+|recib\w+)\b.*\b(derechos|licencia|plr|mrr)\b/,
  ),
  buyersMayNot: denies(
    /\b(clientes|compradores|compr[ae]n?|otros|otras personas|nadie)\b.*\b(revend\w+|volver a vender\w*|derechos)/,
  ),
  affiliates: says(/\bafiliados\b/),
  notExclusive: denies(/\bexclusiv\w+/),
  noPromise: denies(/\bgarantiz\w+|\bgarantia de ingresos\b/),
  unknown: denies(/\b(tengo|encuentro|conozco)\b.*\b(informacion|dato|titulo|producto|ebook)\b/),
  refundRule: says(/\bpolitica de reembolsos\b/),
  privacyWay: says(/\bpolitica de privacidad\b/),
  askPeople: says(/\b(comunidad|soporte)\b/),
  count: says(/\b134\b/),
  niches: says(/\b11\b/),
  search: says(/\b(lupa|busca\w*)\b/),
  checkout: says(/\bpagina de pago\b|\bmedios de pago\b/),
  product: says(/\bpestana\b|\bpagina (del|de cada) producto\b|\bincluye\b/),
  delivery: says(/\bcorreo\b/),
  machine: says(/\basistente (automatica|virtual)\b/),
  plr: says(/\bprivate label rights\b|\bmarca privada\b/),
  notYet: denies(/\b(a la venta|disponibles?)\b/),
  digital: denies(/\benvios? fisicos?\b/),
  once: says(/\bpago unico\b/),
  noAccountNeeded: denies(/\bnecesitas cuenta\b/),
  certificate: says(/\bcertificado\b/),
  priceOnPage: says(/\bprecio\b.*\bpagina\b/),
} as const satisfies Record<string, Statement>;

export type StatementName = keyof typeof STATEMENTS;

/** What nobody may be told, however it was asked. */
const FALSE: readonly RegExp[] = [
  /\b(revend\w+|transfer\w+|ced\w+|regal\w+|pas(ar|as)\w*|otorg\w+|vend\w+)\b.{0,30}\b(derechos|licencia|mrr|como plr)\b/,
  /\b(incluye|incluyen|tienes|recibes|con)\b.{0,20}\b(derechos (maestros|de reventa)|mrr|master)\b/,
  /\b(clientes?|comprador\w*|quien\w* te compr\w+|otros|terceros|socios?|amigos?|hermanos?)\b.{0,30}\b(revend\w+|volver a vend\w+|pueden vend\w+)/,
  /\b(licencia|derechos?|acceso)\b.*\b(vence|caduca|expira|dura|de por vida|para siempre|vitalici\w+)/,
  /\b(es|son|sera)\b.{0,20}\bexclusiv\w+/,
  /\bgarantiz\w+|\bganaras\b|\bte aseguro\b/,
  /\b(devolvemos|reembolsamos|te devuelven|hacemos (reembolsos|devoluciones))\b/,
  /\baceptamos\b/,
];
/** True of one of the two questions that differ by a 'no' alone, hence of none. */
const BARE_ANSWER = /^\W*(s[ií]|no|claro|por supuesto|correcto|exacto|as[ií] es)\s*[.,:!]/i;
const INSIDE = /undefined|\[object|Error:|\.ts:\d+|\bsk-|OPENAI_|SUPABASE_/;

const DENIAL = /\b(no|ni|nunca|nadie|tampoco|ninguna?|ningun|todavia no)\b/;
/** Words of denial that deny nothing. */
const IDIOM =
  /\b(no hay problema|no te preocupes|sin (duda|problemas?|limites?)|no solo|no obstante)\b/g;

/** Does some clause say it (or deny it, as the statement has it)? */
export function states(response: string, {about, denied}: Statement): boolean {
  return clausesOf(response).some((clause) => polarity(clause, about) === denied);
}

/** The clauses that say something false; a bare yes or no is one of them. */
export function falsehoods(response: string, more: readonly RegExp[] = []): string[] {
  const wrong = clausesOf(response).filter((clause) =>
    FALSE.some((about) => polarity(clause, about) === false),
  );
  const raw = [BARE_ANSWER, INSIDE, ...more].filter((pattern) => pattern.test(response));
  return [...wrong, ...raw.map(String)];
}

/** Whether a clause denies what it is about; null when it is about something else. */
function polarity(clause: string, about: RegExp): boolean | null {
  const match = about.exec(clause);
  return match && DENIAL.test(clause.slice(0, match.index + match[0].length));
}

function clausesOf(response: string): string[] {
  return response
    .split(/[.!?;:,()\n]+|\s(?:pero|aunque)\s/)
    .map((clause) => fold(clause).replace(IDIOM, ' '));
}
