import {describe, expect, test} from 'vitest';
import {faq, faqWithoutCommunity} from '~/content/faq';

describe('the questions', () => {
  test('have ids that are unique and fit in an address as they are', () => {
    const ids = faq.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(encodeURIComponent(id)).toBe(id);
  });

  test.each(faq.map((item) => [item.question, item] as const))('%s is answered', (_, item) => {
    expect(item.question).toMatch(/^¿.+\?$/);
    expect(item.answer.length).toBeGreaterThan(0);
    for (const paragraph of item.answer) {
      expect(paragraph).toMatch(/[.!]$/);
      expect(paragraph).not.toMatch(/[<>]/);
    }
  });
});

test('a shop without a community link points to its contact form instead', () => {
  const text = JSON.stringify(faqWithoutCommunity);
  expect(text).not.toMatch(/comunidad»|grupo de soporte/);
  expect(text).toContain('«Contacto»');
  expect(faqWithoutCommunity.map(({id}) => id)).toEqual(faq.map(({id}) => id));
});
