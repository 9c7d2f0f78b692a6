import {expect, test} from 'vitest';
import {textQuery} from '~/server/catalogue/read-search';

test.each([
  ['pan', 'pan*'],
  ['  Pan   ＤＵＬＣＥ ', 'pan dulce*'],
  ['repostería', '(repostería* OR reposteria*)'],
  ['niños felices', '(niños OR ninos) felices*'],
  ['tag:x OR -y', 'tag x or y*'],
  ['"pan) *', 'pan*'],
  ['variants.price:>5', 'variants price 5*'],
])('%j is asked for as %j', (text, query) => {
  expect(textQuery(text)).toBe(query);
});

test.each(['', '   ', '*', '!!!', '"()"', '🎉'])('%j has no word', (text) => {
  expect(textQuery(text)).toBeNull();
});
