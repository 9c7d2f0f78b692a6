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
    technical: 'Datos técnicos',
    order: 'Código del pedido',
    number: 'Certificado n.º',
  },
  rights: {allowed: 'Puedes', conditional: 'Puedes, con una condición', denied: 'No puedes'},
  conditions: (version: string, origin = '') =>
    `Texto completo de la versión ${version}: ${origin}/licencia`,
  scan: 'Escanea para verificarlo',
  qr: 'Código QR con el enlace de este certificado',
  ring: 'Reventa PLR · Licencia verificable ·',
  seal: {valid: 'Vigente', revoked: 'Revocado', sample: 'Muestra'} satisfies Record<Seal, string>,
  sampleProduct: 'El título de tu producto',
  sampleNumber: 'Se asigna con tu compra',
  sampleDate: 'El día de tu compra',
  sampleHolder: 'tu marca',
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
      text: 'La compra está confirmada y activa.',
    },
    revoked: {
      title: 'Revocado',
      text: (date: string) =>
        `Esta licencia ya no es válida${date ? ` desde el ${date}` : ''}: la compra se reembolsó o se canceló.`,
    },
    sample: {
      title: 'Muestra',
      text: 'Es un ejemplo del certificado que recibes con cada producto.',
    },
  },
  unknown: {
    title: 'No encontramos este certificado',
    text: 'Revisa que el enlace esté completo, o pídelo otra vez a quien te lo dio.',
    verify: 'Verificar un certificado',
  },
  unavailable: {
    title: 'No pudimos mostrar este certificado',
    text: 'Tu licencia sigue igual. Inténtalo de nuevo en unos minutos; si no abre, escríbenos.',
  },
  contact: 'Ir a contacto',
} as const;

/** Texts of the page where a credential is pasted. */
export const verifyPage = {
  metaTitle: 'Verificar un certificado',
  metaDescription:
    'Pega el código de comprobación de un certificado y comprueba si es auténtico y si sigue vigente.',
  heading: 'Verifica un certificado',
  text: 'Pega el código de comprobación que te dieron y mira el resultado al instante.',
  answers: {
    title: 'Qué te decimos',
    list: [
      {icon: 'shield-check', text: 'Si es auténtico: lo firmó Reventa PLR y nadie lo cambió.'},
      {icon: 'clock', text: 'Si sigue vigente: la compra no se reembolsó ni se canceló.'},
      {
        icon: 'badge-check',
        text: 'De qué producto es y, si su dueño lo muestra, a nombre de quién.',
      },
    ],
  },
  where:
    '¿No tienes el código? Pídelo a quien te vendió: está en su certificado, en «Descargar código».',
  withoutScript:
    'Para pegar un código, activa JavaScript. Si tienes el enlace del certificado, ábrelo: se lee sin JavaScript.',
  sample: 'Ver un certificado de muestra',
} as const;

/** The result of verifying a credential's signature. */
export const certificateChecks = {
  checking: 'Comprobando la firma en tu navegador…',
  valid: 'Firma auténtica: lo firmó Reventa PLR y nadie lo ha cambiado.',
  malformed: 'Esto no es un código de comprobación, o está incompleto.',
  'unknown-key': 'Este código no lo firmó Reventa PLR.',
  'bad-signature': 'La firma no coincide: alguien cambió este código.',
  unsupported:
    'Tu navegador es muy antiguo para verificarlo aquí. Actualízalo, o descarga el código de comprobación y verifícalo con otra herramienta.',
  unreachable: 'No pudimos comprobar la firma. Revisa tu conexión e inténtalo de nuevo.',
} as const;

/** Texts of what can be done with a certificate. */
export const certificateTools = {
  checkTitle: 'Verificación de la firma',
  withoutScript:
    'Tu navegador tiene JavaScript apagado: descarga el código de comprobación y verifícalo como dicen los detalles técnicos.',
  print: 'Imprimir o guardar en PDF',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se pudo copiar: usa el enlace de la barra del navegador.',
  download: 'Descargar código',
  anotherOne: 'Verificar otro certificado',
  how: {
    title: 'Detalles técnicos',
    steps: [
      'Descarga el código de comprobación: es una credencial, un JWT con el formato W3C Verifiable Credentials 2.0.',
      'Descarga las claves públicas de /.well-known/jwks.json (o resuelve el DID de la tienda en /.well-known/did.json) y guárdalas: desde ahí no hace falta conexión.',
      'Comprueba la firma EdDSA (Ed25519) con cualquier biblioteca de JWT o de credenciales verificables, con la clave que nombra «kid».',
      'Para saber si sigue vigente, consulta /certificado/{id}/estado: responde «valid» o «revoked».',
    ],
    order:
      'El código del pedido es el código SHA-256 de «código secreto:número de pedido» en base64url. Su dueño ve el código secreto en esta página al entrar con el correo de la compra, y puede mostrarlo a quien quiera.',
  },
} as const;

/** Texts of the form that names the holder on a certificate. */
export const certificateHolder = {
  title: 'Tu nombre en el certificado',
  text: 'Tu nombre o tu marca aparece solo si tú quieres. Quien ya lo descargó conserva su copia.',
  label: 'Nombre o marca',
  show: 'Mostrar mi nombre',
  hide: 'Quitar mi nombre',
  saving: 'Guardando…',
  saved: 'Listo: tu certificado está al día.',
  named:
    'Ya lleva un nombre. Para cambiarlo, ábrelo desde «Mis productos» con el enlace de tu correo.',
  failed: 'No se pudo guardar. Inténtalo de nuevo en un momento.',
  salt: 'Probar que la compra es tuya',
  saltText: 'Este es el código secreto de tu pedido. Muéstralo solo a quien te pida esa prueba.',
  empty: 'Escribe el nombre o la marca que quieres mostrar.',
  refused:
    'Ese nombre no puede ir en el certificado. Escribe tu nombre o marca con letras latinas, sin frases como «vigente» o «uso ilimitado».',
  ask: '¿A nombre de quién va tu certificado?',
  askText: 'Lo ve quien tenga su enlace. Tu nombre aparece solo si tú quieres.',
  askAction: 'Ver con mi nombre',
  without: 'Ver sin nombre',
} as const;

/** Texts of the form into which a credential is pasted. */
export const verifyForm = {
  label: 'Código de comprobación',
  placeholder: 'Pega aquí el código',
  verify: 'Verificar',
  status: {
    valid: 'Vigente',
    replaced: 'Reemplazado: hay uno más nuevo. Vale el de su página.',
    revoked: 'Revocado: la compra se reembolsó o se canceló.',
    unknown: 'Desconocido: no tenemos este certificado.',
    unavailable: 'La firma es auténtica, pero no pudimos comprobar si sigue vigente.',
  },
  holder: (name: string) => `Titular: ${name}`,
  noHolder: 'No nombra a ningún titular.',
  seeCertificate: 'Ver el certificado',
} as const;
