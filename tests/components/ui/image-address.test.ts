import {expect, it} from 'vitest';
import {imageAtWidth} from '~/components/ui/ResponsiveImage';

it.each([
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg?width=80'],
  ['https://cdn.example/a.jpg?v=1', 'https://cdn.example/a.jpg?v=1&width=80'],
  ['/placeholder.svg', '/placeholder.svg?width=80'],
  ['javascript:alert(1)', '/placeholder.svg'],
  ['data:text/html,x', '/placeholder.svg'],
  ['//malo.example/a.jpg', '/placeholder.svg'],
])('%s is asked for as %s', (address, asked) => {
  expect(imageAtWidth(address, 80)).toBe(asked);
});
