/** Texts of a licence, on product pages and on its own. */
export const licenceBlock = {
  /** Text before names of platforms. */
  forbiddenPlatforms: 'No aceptan PLR:',
  whereToSell: 'Dónde venderlo',
  allowed: 'Puedes',
  conditional: 'Puedes, con una condición',
  denied: 'No puedes',
  title: (name: string, version: string) => `${name} ${version}`,
  read: 'Leer la licencia completa',
  unknownTitle: 'Licencia de este producto',
  unknown: 'Pregúntanos por la licencia de este producto antes de comprarlo.',
  ask: 'Escríbenos',
} as const;
