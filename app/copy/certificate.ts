import type {CertificateStatus} from '~/domain/certificate/certificate';

type Seal = CertificateStatus | 'sample';

/** Texts of a certificate itself: on its page, in the licence's sample and in the reader. */
export const certificateFace = {
  title: 'Certificado de licencia',
  holder: (name: string | null, licence: string) =>
    name
      ? `Autoriza a ${name} a usar este producto bajo la ${licence}.`
      : `Autoriza a quien lo compró a usar este producto bajo la ${licence}.`,
  facts: {
    licence: 'Licencia',
    version: (name: string, version: string) => `${name}, versión ${version}`,
    issued: 'Fecha de compra',
    holder: 'Titular',
    declared: (name: string) => `${name} (según declara)`,
    unnamed: 'No se muestra',
    order: 'Huella del pedido',
    number: 'Certificado n.º',
  },
  rights: {allowed: 'Puedes', conditional: 'Puedes, con condiciones', denied: 'No puedes'},
  conditions: (version: string) => `Texto completo de la versión ${version}: /licencia`,
  scan: 'Escanea para verificarlo',
  qr: 'Código QR con la dirección de este certificado',
  ring: 'Reventa PLR · Licencia verificable ·',
  seal: {valid: 'Vigente', revoked: 'Revocado', sample: 'Muestra'} satisfies Record<Seal, string>,
  sampleProduct: 'El título de tu producto',
  sampleHolder: 'Tu nombre o el de tu marca',
} as const;
