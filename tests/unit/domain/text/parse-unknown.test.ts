import {describe, expect, test} from 'vitest';
import {asEpoch, asId, asList, asRecord, asText} from '~/domain/text/parse-unknown';

describe('a record', () => {
  test('has own fields only', () => {
    expect(asRecord({a: 1})?.a).toBe(1);
    expect(asRecord({})?.constructor).toBeUndefined();
    expect(asRecord(Object.create({inherited: 1}))?.inherited).toBeUndefined();
  });

  test.each([null, undefined, 'a', 5, [], true])('is not %j', (value) => {
    expect(asRecord(value)).toBeNull();
  });
});

test('a list is a real one', () => {
  expect(asList([1])).toEqual([1]);
  expect(asList({0: 1, length: 1})).toEqual([]);
});

test('a text has a length limit, and an id is not empty', () => {
  expect(asText('abc', 3)).toBe('abc');
  expect(asText('abcd', 3)).toBeNull();
  expect(asText('')).toBe('');
  expect(asId('')).toBeNull();
  expect(asId('x'.repeat(255))).not.toBeNull();
  expect(asId('x'.repeat(256))).toBeNull();
});

test.each([0, 1, 8.64e15])('%d is a moment', (value) => {
  expect(asEpoch(value)).toBe(value);
});

test.each([-1, 0.5, 8.64e15 + 1, NaN, Infinity, '5', null, 5n])('%s is not', (value) => {
  expect(asEpoch(value)).toBeNull();
});
