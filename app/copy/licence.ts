/** Texts of the licence's own page. */
export const licencePage = {
  heading: 'Licencia',
  metaTitle: 'Licencia PLR: qué puedes hacer y qué no',
  metaDescription:
    'El texto completo de la licencia PLR: qué puedes hacer con cada producto, con qué condiciones y qué no, con su versión y su fecha.',
  intro: 'Qué puedes hacer con lo que compras y qué no. Sin letra chica.',
  facts: (version: string, date: string) => [`Versión ${version}`, `Vigente desde el ${date}`],
  contents: 'En esta página',
  unstated: 'Pregúntanos antes de comprar',
  unstatedText: 'La licencia deja esto abierto. Si es importante para ti, pregúntanos:',
  ask: 'Escríbenos',
  versionTitle: 'Qué versión tienes',
  versionText:
    'La vigente el día de tu compra; tu certificado la nombra. Si la cambiamos, la tuya sigue igual.',
  otherTitle: 'Otras licencias',
  otherText:
    'Casi todos los productos llevan la licencia PLR. Si alguno lleva otra, lo dice su página.',
  certificateTitle: 'Así es tu certificado',
  verify: 'Verificar un certificado',
  certificateText: 'Lo recibes con tu compra. Este es un ejemplo.',
} as const;
