import type {FormFailure} from '~/domain/support/form';

/** What stands at a field that is wrong, below the summary that says why a form was not taken. */
export const fieldProblems: Readonly<Partial<Record<FormFailure, string>>> = {
  'invalid-email': 'Escríbelo como nombre@ejemplo.com',
  'missing-stars': 'Elige de una a cinco estrellas',
  'no-order-number': 'Falta el número: está en el correo de tu compra, por ejemplo RP-1001',
  'invalid-amount': 'Escribe un importe como 12 o 12.50, sin separador de miles',
  'invalid-price':
    'Escribe un precio mayor que cero, solo en cifras y sin separador de miles, como 12 o 12.50',
  'invalid-percent': 'Escribe un porcentaje de 0 a 100, como 9.9',
  'missing-fee': 'Escribe la comisión; si no cobra, escribe 0',
};

export const missingField = 'Falta este dato';
export const tooLong = (limit: number) => `Acórtalo: el máximo es ${limit} caracteres`;
