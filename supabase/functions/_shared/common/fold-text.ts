/** Lower case without accents: 'Plántillas' is 'plantillas', and 'ñ' is 'n'. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
