/** What stands at a field that is wrong, below the summary that says why a form was not taken. */
export const fieldProblems = {
  missing: 'Falta este dato',
  email: 'Escríbelo como nombre@ejemplo.com',
  orderNumber: 'Falta el número: está en el correo de tu compra, por ejemplo RP-1001',
  tooLong: (limit: number) => `Acórtalo: el máximo es ${limit} caracteres`,
} as const;
