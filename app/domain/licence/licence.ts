/**
 * A licence as data (docs/product.md 1.2): what becomes of each right, in one sentence that is true
 * wherever it stands. Every surface that speaks of rights takes its words from there.
 */

/** Rights in reading order; a published id never changes. */
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

/** 'condition': allowed under the condition that the right's sentence states. */
export type Verdict = 'yes' | 'condition' | 'no';

export interface Ruling {
  readonly verdict: Verdict;
  /** A few words for a list headed 'Puedes' or 'No puedes'. */
  readonly label: string;
  /** Spanish, whole and with its condition or its denial in it: it may be quoted alone. */
  readonly sentence: string;
}

export interface Licence {
  /** Id such as 'plr', which a product's metafield names. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Day from which this version is in force, 'YYYY-MM-DD'. */
  readonly date: string;
  /** The licence in one sentence. */
  readonly summary: string;
  readonly rights: Readonly<Record<RightId, Ruling>>;
  /** Questions that the licence does not answer, one sentence each: nobody may promise anything about them. */
  readonly unstated: readonly {readonly id: string; readonly sentence: string}[];
}

export interface Right extends Ruling {
  readonly id: RightId;
}

/** The licence's rights with one of the verdicts, in the order of `RIGHT_IDS`. */
export function rightsWith(licence: Licence, ...verdicts: readonly Verdict[]): readonly Right[] {
  return RIGHT_IDS.map((id) => ({id, ...licence.rights[id]})).filter(({verdict}) =>
    verdicts.includes(verdict),
  );
}

/** The labels of a licence's rights, as lists show them. */
export interface LicenceLabels {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  readonly allowed: readonly string[];
  readonly conditional: readonly string[];
  readonly denied: readonly string[];
}

/** The labels of a licence's rights by verdict; `ids` limits the rights. */
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

/** A licence's rights as lists show them, each with its sentence. */
export interface LicenceDigest {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Day from which this version is in force, 'YYYY-MM-DD'. */
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
