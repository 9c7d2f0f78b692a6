import {expect, test} from 'vitest';
import {socialImage} from '~/server/seo/page-heads';

const image = (url: string) => ({url, altText: null, width: null, height: null});

test('the CDN puts a whole raster picture on a sheet of the size that social networks show, and keeps its version', () => {
  expect(socialImage(image('https://cdn.shopify.com/s/files/1/cover.PNG?v=17'))).toBe(
    'https://cdn.shopify.com/s/files/1/cover.PNG?v=17&width=1200&height=630&pad_color=fbf7ef&format=jpg',
  );
});

test.each(['https://cdn.shopify.com/s/files/1/cover.svg?v=1', '/relative.png', ''])(
  '%s is no picture that they show',
  (url) => {
    expect(socialImage(image(url))).toBeNull();
  },
);
