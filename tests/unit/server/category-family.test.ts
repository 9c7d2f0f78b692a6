import {describe, expect, it} from 'vitest';
import {categoryFamily} from '~/server/catalogue/category-family';

describe('the family of a category', () => {
  it('has the subcategories of a niche, and nothing above it', () => {
    expect(categoryFamily('03-mascotas')).toEqual({
      parent: null,
      subcategories: [
        {handle: 'perros', name: 'Perros'},
        {handle: 'gatos', name: 'Gatos'},
      ],
    });
  });

  it('has the niche above a subcategory, and nothing below it', () => {
    expect(categoryFamily('perros')).toEqual({
      parent: {handle: '03-mascotas', name: 'Mascotas'},
      subcategories: [],
    });
  });

  it('is empty for a niche without subcategories and for any other collection', () => {
    const nobody = {parent: null, subcategories: []};
    expect(categoryFamily('11-belleza-y-cuidado-personal')).toEqual(nobody);
    expect(categoryFamily('ofertas')).toEqual(nobody);
  });
});
