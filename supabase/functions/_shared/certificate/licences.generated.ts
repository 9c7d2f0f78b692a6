/** Written by scripts/build-certificate-licences.ts from app/content/licence.ts; do not edit by hand. */
import type {CertificateLicence} from './credential.ts';

/** What a product is sold under that names no licence. */
export const DEFAULT_LICENCE = 'plr';

/** With the day from which that version is in force. */
export interface DatedLicence extends CertificateLicence {
  readonly date: string;
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
  },
];
