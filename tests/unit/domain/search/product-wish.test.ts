import {describe, expect, it} from 'vitest';
import {readProductWish} from '~/domain/search/product-wish';

describe('what a sentence wishes of products', () => {
  it.each([
    ['5 libros de mascotas', {count: 5, text: 'libros de mascotas'}],
    ['dame 4 de mascotas', {count: 4, text: 'dame de mascotas'}],
    ['tres guías de ahorro', {count: 3, text: 'libros de ahorro'}],
    ['90 ideas de contenido', {count: null, text: '90 ideas de contenido'}],
    ['yoga para mayores de 50', {age: 50, text: 'yoga'}],
    ['recetas de 30 minutos', {age: null, text: 'recetas de 30 minutos'}],
    ['libros mayores de 50 dólares', {age: null, text: 'libros mayores de 50 dólares'}],
    ['yoga, presupuesto 20', {text: 'yoga, hasta 20 dólares'}],
    ['perros pero no de gatos', {without: 'gatos', text: 'perros'}],
    ['yoga por menos de diez', {without: '', text: 'yoga por menos de diez'}],
    ['el más vendido de cocina', {order: 'best-selling', text: 'de cocina'}],
    ['el que tiene menos páginas', {order: 'shortest', text: ''}],
  ])('%s', (message, wish) => {
    expect(readProductWish(message)).toMatchObject(wish);
  });
});
