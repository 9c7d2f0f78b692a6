import {expect, test} from 'vitest';
import {metaDescription, numberedDescription} from '~/server/seo/page-heads';

const LONG = 'Palabras que siguen, y siguen, '.repeat(10);

test('a description that fits stays as it is, on one line', () => {
  expect(metaDescription('Una guía.\n  Para todos.')).toBe('Una guía. Para todos.');
  expect(metaDescription('x'.repeat(155))).toBe('x'.repeat(155));
});

test('a longer one ends after a word, without its comma', () => {
  const text = metaDescription(LONG);
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text).toMatch(/\p{L}…$/u);
  expect(LONG.startsWith(text.slice(0, -1))).toBe(true);
});

test('each numbered page has one of its own, no longer than the others', () => {
  expect(numberedDescription('Una guía.', 1, 3)).toBe('Una guía.');
  expect(numberedDescription('Una guía.', 2, 3)).toBe('Una guía. Página 2 de 3.');
  const text = numberedDescription(LONG, 12, 34);
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text).toMatch(/… Página 12 de 34\.$/);
});
