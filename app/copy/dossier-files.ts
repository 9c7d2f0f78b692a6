/** What the files of a dossier's ZIP say (docs/product.md 17.1). Apart from `dossier.ts`, which the page needs at once. */

export interface LetterFacts {
  readonly date: string;
  readonly product: string;
  /** Null when the certificate does not name its holder. */
  readonly holder: string | null;
  readonly licence: string;
  readonly version: string;
  readonly address: string;
  readonly hasVersions: boolean;
}

export const dossierFiles = {
  letterEs: (facts: LetterFacts) => `${facts.date}

Asunto: licencia de reventa de «${facts.product}»

A quien revisa este producto:

${facts.holder ? `${facts.holder} compró` : 'Quien envía esta carta compró'} «${facts.product}» en Reventa PLR bajo la ${facts.licence}, versión ${facts.version}. La licencia permite editarlo, ponerle marca propia y venderlo a clientes finales. No permite revender los derechos. Su texto completo acompaña a esta carta en español, inglés y portugués.

El certificado está firmado por la tienda. Su estado, al día, se lee en:
${facts.address}

En esa página puedes comprobar también si un archivo es uno de los entregados${facts.hasVersions ? ' o de los que el titular registró como su versión' : ''}: se elige el archivo y el navegador busca su código SHA-256. LEEME.txt explica cómo verificar todo sin conexión.
`,
  letterEn: (facts: LetterFacts) => `${facts.date}

Subject: resale licence of "${facts.product}"

To whom it may concern,

${facts.holder ? `${facts.holder} bought` : 'The sender of this letter bought'} "${facts.product}" from Reventa PLR under the PLR licence ("${facts.licence}"), version ${facts.version}. The licence allows editing the product, putting one's own brand on it and selling it to end customers. It does not allow reselling the rights. Its full text accompanies this letter in Spanish, English and Portuguese.

The certificate is signed by the shop. Its current status is shown at:
${facts.address}

On that page you can also check whether a file is one of those delivered${facts.hasVersions ? ' or one that the holder registered as their version' : ''}: choose the file, and your browser looks up its SHA-256 digest. LEEME.txt explains how to verify everything offline.
`,
  readme: (
    origin: string,
    address: string,
    letters: boolean,
  ) => `EXPEDIENTE DE REVENTA / RESALE DOSSIER
${address}

ESPAÑOL

Qué hay aquí
  credencial.jwt      la licencia de esta compra, firmada (W3C Verifiable Credential 2.0, JWT)
  archivos.jwt        SHA-256, tamaño y versión de cada archivo entregado, firmados
  version-N.jwt       SHA-256 de cada versión propia que registró el titular, firmados
  manifiesto.json     lo mismo, para leer
  claves.json         las claves públicas de la tienda el día de la descarga
  licencia-*.txt      el texto de la licencia; su SHA-256 está en archivos.jwt
${letters ? '  carta-es.txt, letter-en.txt   presentación; no llevan firma\n' : ''}
Cómo verificarlo
1. Descarga de la tienda, no de este ZIP, las claves y el programa (menos de 100 líneas, se lee en minutos):
   ${origin}/.well-known/jwks.json
   ${origin}/verificar-expediente.mjs
   Desde aquí no hace falta conexión.
2. node verificar-expediente.mjs EXPEDIENTE.zip jwks.json [archivo que quieras comprobar…]
   Un byte cambiado en una credencial, en el manifiesto, en la licencia o en un archivo se rechaza.
3. Sin el programa: cada .jwt es un JWT firmado con EdDSA (Ed25519) por la clave que nombra «kid».
   Compara el SHA-256 de un archivo (sha256sum, certutil -hashfile ARCHIVO SHA256) con manifiesto.json.
4. ¿Sigue vigente? Descarga la lista que credencial.jwt nombra en statusListCredential (W3C Bitstring Status
   List) y añade: --list LISTA.jwt, antes de los archivos. O abre ${address}

ENGLISH

What is inside
  credencial.jwt      the licence of this purchase, signed (W3C Verifiable Credential 2.0, JWT)
  archivos.jwt        SHA-256, size and version of each delivered file, signed
  version-N.jwt       SHA-256 of each version that the holder made and registered, signed
  manifiesto.json     the same, readable
  claves.json         the shop's public keys on the day of the download
  licencia-*.txt      the text of the licence; its SHA-256 is in archivos.jwt
${letters ? '  carta-es.txt, letter-en.txt   letters of introduction; not signed\n' : ''}
How to verify it
1. Fetch the keys and the program (fewer than 100 lines, read in minutes) from the shop, not from this ZIP:
   ${origin}/.well-known/jwks.json
   ${origin}/verificar-expediente.mjs
   From here on no connection is needed.
2. node verificar-expediente.mjs DOSSIER.zip jwks.json [files to check…]
   One changed byte in a credential, the manifest, the licence or a file is refused.
3. Without the program: each .jwt is a JWT signed with EdDSA (Ed25519) by the key that "kid" names.
   Compare the SHA-256 of a file (sha256sum, certutil -hashfile FILE SHA256) with manifiesto.json.
4. Is it still valid? Fetch the list that credencial.jwt names as statusListCredential (W3C Bitstring Status
   List) and add, before the files: --list LIST.jwt. Or open ${address}
`,
} as const;
