import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fieldsOf, fillFields, linkOf, NEW_BRAND, problemsOf} from '~/domain/rebrand/brand';
import {contrast, paletteOf, readableOn} from '~/domain/rebrand/colors';
import {COVER_DESIGNS, drawCover} from '~/domain/rebrand/cover';
import {textWidth} from '~/domain/rebrand/text-width';

const LONG =
  'Guía completa de alimentación saludable y entrenamiento funcional para mujeres mayores de cuarenta años';
const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const look = {primary: '#5b2a86', accent: '#f4b942', logoRatio: 2.5};
const words = {
  title: LONG,
  subtitle: 'Con planes y recetas',
  author: 'Mariana Ortega',
  brand: 'Casa Lúcida',
};

describe.each(COVER_DESIGNS)('the cover %s', (design) => {
  it.each([
    [1600, 2560],
    [420, 595],
    [842, 595],
  ])('holds a long title at %i × %i', (width, height) => {
    const shapes = drawCover(words, {...look, design}, width, height);
    const texts = shapes.filter((shape) => shape.kind === 'text');
    expect(texts.map(({text}) => text).join(' ')).toContain('cuarenta años');
    for (const {text, at, size, bold, anchor} of texts) {
      const left = anchor === 'middle' ? at[0] - textWidth(text, size, bold) / 2 : at[0];
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + textWidth(text, size, bold)).toBeLessThanOrEqual(width + 0.01);
      expect(at[1]).toBeLessThanOrEqual(height);
    }
  });

  it('keeps every word within the page, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({minLength: 1, maxLength: 140}), (title) => {
        for (const shape of drawCover({...words, title}, {...look, design}, 1600, 2560)) {
          if (shape.kind !== 'text') continue;
          expect(textWidth(shape.text, shape.size, shape.bold)).toBeLessThanOrEqual(1600);
        }
      }),
      {numRuns: 60},
    );
  });

  it('does not lay the title over the signature', () => {
    const texts = drawCover(words, {...look, design}, 1600, 2560).filter(
      (shape) => shape.kind === 'text',
    );
    const signature = texts.filter(({text}) => text === words.brand || text === words.author);
    const others = texts.filter((text) => !signature.includes(text));
    const lowest = Math.max(...others.map(({at}) => at[1]));
    expect(Math.min(...signature.map(({at, size}) => at[1] - size))).toBeGreaterThan(lowest);
  });
});

describe('colours', () => {
  it('can be read on any ground', () => {
    fc.assert(
      fc.property(color, color, (first, ground) => {
        expect(contrast(readableOn(first, ground, 4.5), ground)).toBeGreaterThanOrEqual(4.2);
      }),
    );
  });

  it('are taken from a logo, greys last', () => {
    const pixels = [
      ...Array.from({length: 60}, () => [20, 20, 20, 255]),
      ...Array.from({length: 20}, () => [200, 30, 40, 255]),
      ...Array.from({length: 10}, () => [30, 60, 200, 255]),
      ...Array.from({length: 50}, () => [0, 255, 0, 0]),
    ].flat();
    expect(paletteOf(pixels)).toEqual({primary: '#d01030', accent: '#1030d0'});
    expect(paletteOf([])).toBeNull();
  });
});

describe('a brand', () => {
  it('fills the fields that it knows, and leaves the others', () => {
    const fields = fieldsOf(
      {...NEW_BRAND, name: 'Casa', price: '19,9'},
      {title: 'T', subtitle: ''},
      2026,
    );
    expect(fillFields('{{marca}} {{ PRECIO }} {{otro}} {{anio}}', fields)).toBe(
      'Casa 19.9 USD {{otro}} 2026',
    );
  });

  it('links to web addresses alone', () => {
    expect(linkOf('casa.mx/libro')).toBe('https://casa.mx/libro');
    expect(linkOf('javascript:alert(1)')).toBeNull();
    expect(linkOf('una frase')).toBeNull();
  });

  it('says what is missing', () => {
    const edition = {title: '', subtitle: ''};
    expect(problemsOf(NEW_BRAND, edition)).toEqual(['name', 'title']);
    const wrong = {
      ...NEW_BRAND,
      name: 'Casa',
      price: 'barato',
      website: 'x',
      checkoutUrl: 'ftp://a.b',
    };
    expect(problemsOf(wrong, {...edition, title: 'T'})).toEqual([
      'price',
      'website',
      'checkoutUrl',
    ]);
  });
});
