/** One word for one thing, wherever shoppers read (docs/product.md 14.2). */
import {expect, it} from 'vitest';

const files = import.meta.glob<string>(
  [
    '/app/copy/**/*.ts',
    '/app/content/*.ts',
    '/supabase/templates/*.html',
    '/emulators/storefront-api/shop-policies.ts',
  ],
  {query: '?raw', import: 'default', eager: true},
);

/** What is read as a text, and not as a name in the code: it has a capital letter or several words. */
const texts = Object.entries(files).flatMap(([file, source]) => {
  const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const found = file.endsWith('.html')
    ? [code]
    : (code.match(/'(?:\\.|[^'\\\n])+'|`[^`]+`/g) ?? []);
  return found
    .map((text) =>
      text.replace(/^['`]|['`]$/g, '').replace(/\$\{[^}]*\}|<[^>]*>|\{\{[^}]*\}\}/g, ' '),
    )
    .filter((text) => /\p{Lu}|\s/u.test(text) && !/^(?:import|[\w./~-]+\/[\w./~-]+)$/.test(text));
});

it('reads what shoppers read', () => {
  expect(texts).toContain('Agregado a la lista de deseos');
  expect(texts.length).toBeGreaterThan(800);
});

/** Each with the texts that are fixed letter for letter. */
it.each([
  [
    'correo',
    /\be-?mails?\b/i,
    [
      'Email',
      'Email inválido',
      'Credenciales inválidas. Verifica tu email y contraseña.',
      'Este email ya está registrado. Por favor inicia sesión.',
    ],
  ],
  [
    'favoritos',
    /lista de deseos|\bwishlist\b/i,
    [
      'Mi Lista de Deseos',
      'Tu Lista de Deseos está Vacía',
      'Agregado a la lista de deseos',
      'Eliminado de la lista de deseos',
    ],
  ],
  ['Crianza, Familia y Educación', /crianza familia/i, ['CRIANZA FAMILIA Y EDUCACIÓN']],
  ['Hobbies, Habilidades y Oficios', /hobbies habilidades/i, ['HOBBIES HABILIDADES Y OFICIOS']],
])('says %s', (_word, another, fixed) => {
  expect(texts.filter((text) => another.test(text) && !fixed.includes(text))).toEqual([]);
});
