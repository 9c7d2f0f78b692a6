import {describe, expect, it} from 'vitest';
import {collectionTrail, productTrail, subcategoriesOf} from '~/server/catalogue/niche-tree';

const EBOOKS = {label: 'Ebooks', to: '/ebooks-plr'};
const PETS = {label: 'Mascotas', to: '/category/03-mascotas'};
const DOGS = {label: 'Perros', to: '/category/perros'};

it('lists the subcategories of a niche, and leads to one through it', () => {
  expect(subcategoriesOf('03-mascotas')).toEqual([
    {handle: 'perros', name: 'Perros'},
    {handle: 'gatos', name: 'Gatos'},
  ]);
  expect(collectionTrail('perros')).toEqual([EBOOKS, PETS]);
});

describe('the way to a product', () => {
  const offers = {handle: 'ofertas', title: 'Ofertas'};
  const pets = {handle: '03-mascotas', title: '03. Mascotas'};
  const dogs = {handle: 'perros', title: '1. Perros'};

  it('goes through its niche and the subcategory, whatever their order', () => {
    expect(productTrail([dogs, offers, pets])).toEqual([EBOOKS, PETS, DOGS]);
  });

  it('goes through another collection when it is in no niche, or through none', () => {
    expect(productTrail([offers])).toEqual([EBOOKS, {label: 'Ofertas', to: '/category/ofertas'}]);
    expect(productTrail([])).toEqual([EBOOKS]);
  });
});
