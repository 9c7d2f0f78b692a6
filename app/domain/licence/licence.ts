/**
 * A licence as data (docs/product.md 1.2): what becomes of each right, in one sentence that is true
 * wherever it stands. Every surface that speaks of rights takes its words from there.
 */

/** In the order in which they are read; once published, an id stays what it is. */
export const RIGHT_IDS = [
  'editar',
  'marca',
  'traducir',
  'adaptar',
  'vender',
  'ganancias',
  'marketplace',
  'afiliados',
  'imprimir',
  'paquete',
  'membresia',
  'regalar',
  'autoria',
  'revender-derechos',
  'reventa',
  'exclusividad',
  'editables',
  'compartir',
] as const;

export type RightId = (typeof RIGHT_IDS)[number];

/** 'condition': allowed as long as what its sentence asks for is kept. */
export type Verdict = 'yes' | 'condition' | 'no';

export interface Ruling {
  readonly verdict: Verdict;
  /** A few words for a list headed 'Puedes' or 'No puedes'. */
  readonly label: string;
  /** Spanish, whole and with its condition or its denial in it: it may be quoted alone. */
  readonly sentence: string;
}

export interface Licence {
  /** Such as 'plr': what a product's metafield names. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Since when this version holds, 'YYYY-MM-DD'. */
  readonly date: string;
  /** One sentence. */
  readonly summary: string;
  readonly rights: Readonly<Record<RightId, Ruling>>;
  /** What it is silent on, each in one sentence: nobody may promise it. */
  readonly unstated: readonly {readonly id: string; readonly sentence: string}[];
}

export interface Right extends Ruling {
  readonly id: RightId;
}

/** Its rights with one of the verdicts, in the order of `RIGHT_IDS`. */
export function rightsWith(licence: Licence, ...verdicts: readonly Verdict[]): readonly Right[] {
  return RIGHT_IDS.map((id) => ({id, ...licence.rights[id]})).filter(({verdict}) =>
    verdicts.includes(verdict),
  );
}

/** What a list of rights says of a licence. */
export interface LicenceLabels {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  readonly allowed: readonly string[];
  readonly conditional: readonly string[];
  readonly denied: readonly string[];
}

/** The labels of a licence's rights, of all or of some, by verdict. */
export function labelsOf(licence: Licence, ids: readonly RightId[] = RIGHT_IDS): LicenceLabels {
  const {name, version, summary} = licence;
  const labels = (verdict: Verdict) =>
    rightsWith(licence, verdict)
      .filter(({id}) => ids.includes(id))
      .map(({label}) => label);
  return {
    name,
    version,
    summary,
    allowed: labels('yes'),
    conditional: labels('condition'),
    denied: labels('no'),
  };
}

/** What a list of rights says of a licence, each with its sentence. */
export interface LicenceDigest {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Since when this version holds, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly summary: string;
  readonly allowed: readonly Right[];
  readonly conditional: readonly Right[];
  readonly denied: readonly Right[];
}

export function digestOf(licence: Licence): LicenceDigest {
  const {id, name, version, date, summary} = licence;
  return {
    id,
    name,
    version,
    date,
    summary,
    allowed: rightsWith(licence, 'yes'),
    conditional: rightsWith(licence, 'condition'),
    denied: rightsWith(licence, 'no'),
  };
}
