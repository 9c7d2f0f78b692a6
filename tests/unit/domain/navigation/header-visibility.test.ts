import {describe, expect, test} from 'vitest';
import {SHOWN_HEADER, transitionHeader} from '~/components/navigation/Header';

function scroll(...positions: number[]) {
  return positions.reduce(transitionHeader, SHOWN_HEADER);
}

describe('the header', () => {
  test('is shown at 80 px and hidden at 81 px on the way down', () => {
    expect(scroll(80).hidden).toBe(false);
    expect(scroll(81).hidden).toBe(true);
  });

  test('is back on the way up', () => {
    expect(scroll(500, 600).hidden).toBe(true);
    expect(scroll(500, 600, 590).hidden).toBe(false);
  });

  test('is back near the top, however slowly it is reached', () => {
    expect(scroll(82, 81).hidden).toBe(true);
    expect(scroll(82, 80).hidden).toBe(false);
  });

  test('ignores 4 px of trembling and heeds 5', () => {
    const hidden = scroll(500);
    expect(transitionHeader(hidden, 496)).toBe(hidden);
    expect(transitionHeader(hidden, 495).hidden).toBe(false);
    const shown = scroll(500, 400);
    expect(transitionHeader(shown, 404)).toBe(shown);
    expect(transitionHeader(shown, 405).hidden).toBe(true);
  });
});
