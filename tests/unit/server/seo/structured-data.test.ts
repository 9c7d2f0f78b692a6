import type {Product} from 'schema-dts';
import {expect, test} from 'vitest';
import {structuredDataScript} from '~/server/seo/route-structured-data';

const named = (name: string): Product => ({'@type': 'Product', name});

test('no title ends the script, opens a comment in it, or is changed', () => {
  const hostile = '</script><script>alert(1)</script><!--<SCRIPT>\u2028&';
  const script = structuredDataScript([named(hostile)]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{'@type': 'Product', name: hostile}],
  });
});
