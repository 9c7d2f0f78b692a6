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
  rights: {allowed: 'Puedes', conditional: 'Puedes, con una condición', denied: 'No puedes'},
  conditions: (version: string, origin = '') =>
    `Texto completo de la versión ${version}: ${origin}/licencia`,
  scan: 'Escanea para verificarlo',
  qr: 'Código QR con la dirección de este certificado',
  ring: 'Reventa PLR · Licencia verificable ·',
  seal: {valid: 'Vigente', revoked: 'Revocado', sample: 'Muestra'} satisfies Record<Seal, string>,
  sampleProduct: 'El título de tu producto',
  sampleNumber: 'Se asigna con tu compra',
  sampleDate: 'El día de tu compra',
  sampleHolder: 'tu nombre o tu marca',
  sampleDeclared: 'Tu nombre o tu marca',
} as const;

/** Texts of a certificate's page. */
export const certificatePage = {
  metaTitle: 'Certificado de licencia',
  metaDescription: 'Verifica un certificado de licencia PLR emitido por Reventa PLR.',
  heading: 'Certificado de licencia',
  status: {
    valid: {
      title: 'Vigente',
      text: 'Esta licencia está en vigor según los registros de la tienda.',
    },
    revoked: {
      title: 'Revocado',
      text: (date: string) =>
        `Esta licencia dejó de valer${date ? ` el ${date}` : ''}: la compra se reembolsó o se canceló.`,
    },
    sample: {
      title: 'Muestra',
      text: 'Así se ve el certificado que recibes con cada producto. Este no acredita ninguna compra.',
    },
  },
  unknown: {
    title: 'Desconocido',
    text: 'No hay ningún certificado con esta dirección. Revisa que esté completa, o pide a quien te la dio que la copie de nuevo.',
    verify: 'Verificar una credencial',
  },
} as const;

/** Texts of the page where a credential is pasted. */
export const verifyPage = {
  metaTitle: 'Verificar un certificado',
  metaDescription:
    'Pega una credencial de licencia y comprueba si es auténtica y si sigue vigente.',
  heading: 'Verifica un certificado',
  text: 'Pega la credencial (.jwt) que te dieron. La firma se comprueba en tu navegador; a la tienda solo se le pregunta si el certificado sigue vigente.',
  withoutScript:
    'Para pegar una credencial hacen falta scripts. Si tienes la dirección del certificado, ábrela: se lee sin ellos.',
  sample: 'Ver un certificado de muestra',
} as const;
