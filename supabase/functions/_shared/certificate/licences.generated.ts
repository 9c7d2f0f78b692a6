/** Written by scripts/build-certificate-licences.ts from app/content/licence.ts; do not edit by hand. */
import type {CertificateLicence} from './credential.ts';

/** What a product is sold under that names no licence. */
export const DEFAULT_LICENCE = 'plr';

/** With the day from which that version is in force, and the SHA-256 of its text by language. */
export interface DatedLicence extends CertificateLicence {
  readonly date: string;
  readonly texts: Readonly<Record<string, string>>;
}

export const LICENCES: readonly DatedLicence[] = [
  {
    id: 'plr',
    name: 'Licencia PLR',
    version: '1.0',
    date: '2026-11-22',
    rights: {
      editar: 'yes',
      marca: 'yes',
      traducir: 'yes',
      adaptar: 'yes',
      vender: 'yes',
      ganancias: 'yes',
      marketplace: 'condition',
      afiliados: 'yes',
      imprimir: 'yes',
      paquete: 'condition',
      membresia: 'condition',
      regalar: 'condition',
      autoria: 'condition',
      'revender-derechos': 'no',
      reventa: 'no',
      exclusividad: 'no',
      editables: 'no',
      compartir: 'no',
    },
    texts: {
      es: 'd66d81df953fcd17b52d9bf36631c5904882812dffa645a1cdb97792d04310b4',
      en: '4420d46e29f5c6d37bee240c46c7dcc9a3a12c00701a1acd38e61a26b290a318',
      pt: '45d4fa806fac31f0b3be4df1d2115d499b7a78d252a16a5499960976c76016d4',
    },
  },
  {
    id: 'uso-personal',
    name: 'Licencia de uso personal',
    version: '1.0',
    date: '2026-11-22',
    rights: {
      editar: 'condition',
      marca: 'no',
      traducir: 'condition',
      adaptar: 'no',
      vender: 'no',
      ganancias: 'no',
      marketplace: 'no',
      afiliados: 'no',
      imprimir: 'condition',
      paquete: 'no',
      membresia: 'no',
      regalar: 'no',
      autoria: 'no',
      'revender-derechos': 'no',
      reventa: 'no',
      exclusividad: 'no',
      editables: 'no',
      compartir: 'no',
    },
    texts: {
      es: 'afc8078b72dff8936942cab256b01b7dccd05dc99295e4bb7036e1bee218935d',
      en: '52af77cb537404b80769c9351639603afb86f180fbf993aef10211fc63e4ce29',
      pt: '57c81f9c878130f11765cf906cf764eaa907a7adcf10077254f081575f1249a6',
    },
  },
];
