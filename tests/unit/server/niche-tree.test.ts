import {describe, expect, it} from 'vitest';
import {collectionTrail, productTrail, subcategoriesOf} from '~/server/catalogue/niche-tree';

const EBOOKS = {label: 'Ebooks', to: '/ebooks-plr'};
const PETS = {label: 'Mascotas', to: '/category/03-mascotas'};
const DOGS = {label: 'Perros', to: '/category/perros'};

describe('below a collection', () => {
  it('are the subcategories of a niche', () => {
    expect(subcategoriesOf('03-mascotas')).toEqual([
      {handle: 'perros', name: 'Perros'},
      {handle: 'gatos', name: 'Gatos'},
    ]);
  });

  it('is nothing for a subcategory, a niche without any, or any other collection', () => {
    for (const handle of ['perros', '11-belleza-y-cuidado-personal', 'ofertas']) {
      expect(subcategoriesOf(handle)).toEqual([]);
    }
  });
});

describe('the way to a collection', () => {
  it('goes through the niche of a subcategory', () => {
    expect(collectionTrail('perros')).toEqual([EBOOKS, PETS]);
  });

  it('is short for a niche, and for any other collection', () => {
    expect(collectionTrail('03-mascotas')).toEqual([EBOOKS]);
    expect(collectionTrail('ofertas')).toEqual([EBOOKS]);
  });
});

describe('the way to a product', () => {
  const offers = {handle: 'ofertas', title: 'Ofertas'};
  const pets = {handle: '03-mascotas', title: '03. Mascotas'};
  const dogs = {handle: 'perros', title: '1. Perros'};
  const bread = {handle: 'reposteria-y-panaderia', title: 'Repostería y Panadería'};

  it('goes through its niche and the subcategory, whatever their order', () => {
    expect(productTrail([dogs, offers, pets])).toEqual([EBOOKS, PETS, DOGS]);
  });

  it('leaves out a subcategory of another niche', () => {
    expect(productTrail([bread, pets])).toEqual([EBOOKS, PETS]);
  });

  it('goes through another collection when it is in no niche, or through none', () => {
    expect(productTrail([offers])).toEqual([EBOOKS, {label: 'Ofertas', to: '/category/ofertas'}]);
    expect(productTrail([])).toEqual([EBOOKS]);
  });
});
