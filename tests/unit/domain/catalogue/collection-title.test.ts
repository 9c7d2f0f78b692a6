import {expect, test} from 'vitest';
import {stripNumberPrefix, titleKey} from '~/domain/catalogue/collection';

test.each([
  ['01. Salud y Deportes', 'Salud y Deportes'],
  ['1. Mascotas', 'Mascotas'],
  ['11.Belleza', 'Belleza'],
  ['01 - Cocina', 'Cocina'],
  ['  02.   Cocina  ', 'Cocina'],
])('%j is displayed without its number', (title, shown) => {
  expect(stripNumberPrefix(title)).toBe(shown);
});

test.each(['Cocina', '100 ideas', '1.5 kilos menos', '7', '01.', 'Top 10. Recetas', ''])(
  '%j keeps the number that belongs to it',
  (title) => {
    expect(stripNumberPrefix(title)).toBe(title.trim());
  },
);

test.each([
  'Crianza, Familia y Educación',
  'CRIANZA FAMILIA Y EDUCACIÓN',
  '05. Crianza,  Familia y Educación',
])('%j is the same niche', (title) => {
  expect(titleKey(title)).toBe('crianza familia y educacion');
});
