import gql from 'graphql-tag';
import {describe, expect, it} from 'vitest';
import {GET_COLLECTION_BY_HANDLE} from '~/graphql/collection';
import {operationOf} from '~/server/storefront/operation';

describe('an operation', () => {
  it('is named, and printed once for the life of the worker', () => {
    const document = gql`
      query Once {
        shop {
          name
        }
      }
    `;
    const operation = operationOf(document);
    expect(operation).toMatchObject({
      kind: 'query',
      name: 'Once',
      text: 'query Once {\n  shop {\n    name\n  }\n}',
    });
    expect(operationOf(document)).toBe(operation);
  });

  it('holds each of its fragments once, though several of its parts bring the same', () => {
    const {text} = operationOf(GET_COLLECTION_BY_HANDLE);
    const fragments = Array.from(text.matchAll(/^fragment (\w+)/gm), ([, name = '']) => name);
    expect(fragments.sort()).toEqual([
      ...['BookFacts', 'Facets', 'Picture', 'ProductCard', 'VariantOffer'],
    ]);
  });
});
