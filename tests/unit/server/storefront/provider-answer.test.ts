import {expect, test} from 'vitest';
import {plainAnswer} from '~/server/storefront/provider-answer';

test('texts at any depth lose what turns or hides their neighbours', () => {
  expect(
    plainAnswer({
      product: {title: 'Uno\u202edos', images: [{altText: 'a\u200bb', width: 400}]},
      options: [{name: 'Formato\u2066', values: ['PDF\u0000']}],
    }),
  ).toEqual({
    product: {title: 'Unodos', images: [{altText: 'ab', width: 400}]},
    options: [{name: 'Formato', values: ['PDF ']}],
  });
});
