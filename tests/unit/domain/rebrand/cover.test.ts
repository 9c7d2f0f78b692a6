import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {contactLink, fieldsOf, fillFields, NEW_BRAND, problemsOf} from '~/domain/rebrand/brand';
import {contrast, paletteOf, printable, readableOn} from '~/domain/rebrand/colors';
import {COVER_DESIGNS, drawCover, type Point, type Shape} from '~/domain/rebrand/cover';
import {keywordsOf} from '~/domain/rebrand/keywords';
import {drawPoster} from '~/domain/rebrand/poster';
import {fitText, phrasesOf, textWidth} from '~/domain/rebrand/text-width';

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
    expect(texts.map(({text}) => text).join(' ')).toMatch(/cuarenta años/i);
    for (const {text, at, size, face, anchor, tracking} of texts) {
      const left =
        anchor === 'middle' ? at[0] - textWidth(text, size, face, tracking / size) / 2 : at[0];
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + textWidth(text, size, face, tracking / size)).toBeLessThanOrEqual(width + 0.01);
      expect(at[1]).toBeLessThanOrEqual(height);
    }
  });

  it('lays no words over others, in any palette, and all can be read', () => {
    fc.assert(
      fc.property(color, color, fc.constantFrom(LONG, 'Calma'), (primary, accent, title) => {
        const shapes = drawCover({...words, title}, {...look, primary, accent, design}, 1600, 2560);
        const texts = shapes.filter((shape) => shape.kind === 'text');
        const boxes = texts.map(({at, size}) => [at[1] - size * 0.7, at[1]] as const);
        for (const [i, [top, bottom]] of boxes.entries())
          for (const [otherTop, otherBottom] of boxes.slice(i + 1))
            expect(bottom <= otherTop || otherBottom <= top).toBe(true);
        for (const {at, fill} of texts)
          expect(contrast(fill, groundAt(shapes, at))).toBeGreaterThan(4.49);
      }),
      {numRuns: 60},
    );
  });
});

describe.each(COVER_DESIGNS)('an advertisement of the cover %s', (design) => {
  const all = {...words, price: '19.90 USD', action: {call: 'Consíguelo aquí', place: 'casa.mx'}};
  const sizes = [
    [1080, 1080],
    [1080, 1920],
    [1200, 630],
  ] as const;
  it.each(sizes)('keeps the price clear of the button, at %i × %i', (...size) => {
    const action = {call: 'Escríbeme «QUIERO»', place: ''};
    const {before} = drawPoster({...all, action}, {...look, design}, ...size);
    const price = before.find((shape) => shape.kind === 'text' && shape.text === '19.90 USD');
    const button = before.find((shape) => shape.kind === 'disc');
    if (price?.kind !== 'text' || button?.kind !== 'disc') throw new Error('incomplete');
    const end = price.at[0] + textWidth(price.text, price.size, 'bold');
    const [x, y] = button.center;
    expect(end < x - button.radius || price.at[1] < y - button.radius).toBe(true);
  });
  it.each(sizes)('can be read at %i × %i, in any palette', (width, height) => {
    fc.assert(
      fc.property(color, color, fc.constantFrom(LONG, 'Calma'), (primary, accent, title) => {
        const poster = drawPoster(
          {...all, title},
          {...look, primary, accent, design},
          width,
          height,
        );
        const shapes = [...poster.behind, ...poster.before];
        for (const shape of poster.before) {
          const isTall = height === 1920;
          if (shape.kind === 'disc' || shape.kind === 'area' || !isTall) continue;
          expect(shape.at[1]).toBeGreaterThan(250);
          expect(shape.at[1]).toBeLessThan(1580);
        }
        for (const shape of poster.before) {
          if (shape.kind !== 'text') continue;
          expect(contrast(shape.fill, groundAt(shapes, shape.at))).toBeGreaterThan(4.49);
        }
      }),
      {numRuns: 20},
    );
  });
});

describe('lines of a title', () => {
  it.each([
    ['Guía completa de la mañana', ['Guía', 'completa', 'de la mañana']],
    ['Dormir BIEN Sin pastillas y con calma', ['Dormir', 'BIEN', 'Sin pastillas', 'y con calma']],
    ['', []],
  ])('keep %j together as %j', (text, phrases) => {
    expect(phrasesOf(text)).toEqual(phrases);
  });

  it('end with no word that leads to the next', () => {
    const word = fc.constantFrom('con', 'de', 'la', 'y', 'para', 'El', 'calma', 'alimentación');
    fc.assert(
      fc.property(fc.array(word, {minLength: 1, maxLength: 14}), fc.nat(500), (text, more) => {
        const room = {width: 900 + more, height: 800, largest: 200, leading: 1.1};
        const {lines} = fitText(text.join(' '), {...room, smallest: 20, face: 'bold'});
        for (const line of lines.slice(0, -1))
          expect(line).not.toMatch(/(^| )(con|de|la|y|para|el)$/i);
        expect(lines.join(' ')).toBe(text.join(' '));
      }),
    );
  });
});

/** The fill of the last shape below the start of a text. */
function groundAt(shapes: readonly Shape[], [x, y]: Point): string {
  const below = shapes.filter((shape) => {
    if (shape.kind === 'disc')
      return Math.hypot(x - shape.center[0], y - shape.center[1]) <= shape.radius;
    if (shape.kind !== 'area') return false;
    const {points} = shape;
    return points.reduce((isIn, [px, py], i) => {
      const [qx, qy] = points.at(i - 1) ?? [0, 0];
      return py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px ? !isIn : isIn;
    }, false);
  });
  const last = below.at(-1);
  return last && 'fill' in last ? last.fill : '#000000';
}

describe('colours', () => {
  it('can be read on any ground', () => {
    fc.assert(
      fc.property(color, color, (first, ground) => {
        expect(contrast(readableOn(first, ground, 4.5), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it.each([
    // Neon
    ['#39ff14', '#5dc04a'],
    // Too light for paper
    ['#fff7c2', '#ded7aa'],
  ])('that glare or vanish are tamed: %s becomes %s', (chosen, tame) => {
    expect(printable(chosen)).toBe(tame);
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
    expect(fillFields('{{marca}} {{ PRECIO }} {{constructor}} {{anio}}', fields)).toBe(
      'Casa 19.90 USD {{constructor}} 2026',
    );
  });

  it.each([
    ['hola@casa.mx', 'mailto:hola@casa.mx'],
    ['+52 (55) 1234-5678', 'https://wa.me/525512345678'],
    ['55 1234 5678', ''],
    ['\u202a(+52)\u201155/1234.5678\u202c', 'https://wa.me/525512345678'],
    ['WhatsApp: 0052 55 1234 5678', 'https://wa.me/525512345678'],
  ])('is reached at %j by %j', (contact, link) => {
    expect(contactLink(contact)).toBe(link);
  });

  it('says what is missing', () => {
    const edition = {title: '', subtitle: ''};
    expect(problemsOf(NEW_BRAND, edition)).toEqual(['name', 'title']);
    const wrong = {
      ...NEW_BRAND,
      name: 'Casa',
      price: 'barato',
      contact: '300 123 4567',
      website: 'x',
      checkoutUrl: 'ftp://a.b',
    };
    expect(problemsOf(wrong, {...edition, title: 'T'})).toEqual([
      ...['price', 'contact', 'website', 'checkoutUrl'],
    ]);
  });
});

describe('keywords', () => {
  it('are at most twelve, none twice, none a word that says nothing', () => {
    const words =
      'El método para los hábitos y el hábito: Libro digital, ebook, guía de cómo y más';
    const long = Array.from(
      {length: 30},
      (_, i) => `palabra${String.fromCodePoint(97 + (i % 26))}`,
    );
    expect(keywordsOf('Hábitos', words, [])).toEqual(['hábitos', 'ebook', 'libro digital']);
    expect(keywordsOf('Uno', long.join(', '), [])).toHaveLength(12);
  });
});
