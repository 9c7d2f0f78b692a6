/** Texts of a purchase's dossier (docs/product.md 17.1). */
export const dossier = {
  title: 'Expediente de reventa',
  text: 'Para la plataforma que pide pruebas: licencia, archivos entregados y versiones registradas, con nuestra firma.',
  textRevoked: 'La compra se reembolsó o se canceló: ya no autoriza a vender.',
  loading: 'Leyendo el expediente…',
  failed: 'No pudimos leer el expediente',
  failedText: 'Revisa tu conexión e inténtalo de nuevo.',
  invalid: 'El expediente no se pudo verificar',
  invalidText: 'Una firma no coincide con las claves de la tienda. Escríbenos y lo revisamos.',
  retry: 'Reintentar',
  withoutScript: 'Con JavaScript apagado, sus credenciales firmadas están en',
  download: 'Descargar expediente (.zip)',
  ready: 'Tu expediente está listo',
  readyText: 'Envíalo a la plataforma junto con el enlace de tu certificado.',
  check: 'Comprueba un archivo',
  checkText: 'Elige o arrastra archivos y te decimos si están en el expediente. No se envía nada.',
  choose: 'Elegir archivos',
  checking: 'Calculando…',
  unreadable: 'No se pudo leer.',
  matches: {
    delivered: (name: string, version: number) =>
      `Es ${name}, versión ${version}, entregado por Reventa PLR.`,
    own: (name: string, number: number) =>
      `Es ${name}, de la versión ${number} registrada por su titular.`,
    none: 'No es ninguno de los archivos de este expediente.',
    revoked: 'La licencia está revocada.',
  },
  delivered: 'Archivos entregados',
  codes: 'Ver los códigos SHA-256',
  noFiles: 'Todavía no publicamos archivos de este producto.',
  version: (version: number) => `versión ${version}`,
  own: 'Versiones registradas por su titular',
  noOwn: 'Ninguna todavía.',
  ownVersion: (number: number, date: string) => `Versión ${number}, registrada el ${date}`,
  count: (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`),
} as const;

/** Texts of the registration of one's own version. */
export const registerVersion = {
  title: 'Registra tu versión',
  text: 'Prueba que tu versión viene de tu compra. Anotamos nombre, tamaño y un código de cada archivo; los archivos no salen de tu dispositivo.',
  action: 'Registrar mi versión',
  working: 'Registrando…',
  done: (number: number) => `Versión ${number} registrada`,
  doneText: 'Ya está en tu expediente.',
  see: 'Ver mi certificado',
  failed: 'No se registró',
  failures: {
    'signed-out': 'Tu sesión terminó. Entra otra vez e inténtalo de nuevo.',
    revoked: 'Esta compra ya no está vigente.',
    full: 'Ya registraste 20 versiones de este producto, el máximo.',
    'too-many-files': 'Son más de 60 archivos. Haz tu versión con menos a la vez.',
    unavailable: 'Revisa tu conexión e inténtalo de nuevo.',
  },
} as const;
