import {describe, expect, test} from 'vitest';
import {variantForValue} from '~/domain/product/variant-selection';
import type {Variant} from '~/domain/product/product';
import {aVariant} from '../fixtures';

const OPTIONS = [{name: 'Portada'}, {name: 'Licencia'}, {name: 'Formato'}];

function variant(values: string, availableForSale = true): Variant {
  const selectedOptions = values
    .split(' ')
    .map((value, i) => ({name: OPTIONS[i]?.name ?? '', value}));
  return aVariant(values, {availableForSale, selectedOptions});
}

/** What a value of the option at `place` leads to, from `chosen`. */
function lead(variants: readonly Variant[], chosen: Variant, place: number, value: string) {
  return variantForValue(OPTIONS, place, value, variants, chosen)?.id ?? null;
}

describe('a value of an option', () => {
  const all = [variant('rojo una pdf'), variant('rojo dos pdf'), variant('azul una pdf')];
  const [redOne, redTwo, blueOne] = all as [Variant, Variant, Variant];

  test('keeps what is chosen in the other options', () => {
    expect(lead(all, redOne, 0, 'azul')).toBe('azul una pdf');
    expect(lead(all, redOne, 1, 'dos')).toBe('rojo dos pdf');
    expect(lead(all, redOne, 1, 'una')).toBe('rojo una pdf');
  });

  test('that nothing has together with what is chosen before it leads nowhere', () => {
    expect(lead(all, blueOne, 1, 'dos')).toBeNull();
  });

  test('that nothing has together with what is chosen after it takes that along', () => {
    expect(lead(all, redTwo, 0, 'azul')).toBe('azul una pdf');
  });

  test('leads to what is for sale before what is close', () => {
    const chosen = variant('rojo dos pdf');
    const near = variant('azul dos pdf', false);
    expect(lead([chosen, near, variant('azul una word')], chosen, 0, 'azul')).toBe('azul una word');
    expect(lead([chosen, variant('azul una word', false), near], chosen, 0, 'azul')).toBe(near.id);
  });

  test('keeps as many of the later options as it can, and the first of equals', () => {
    const chosen = variant('rojo dos word');
    const blue = [variant('azul una pdf'), variant('azul una word'), variant('azul dos pdf')];
    expect(lead([chosen, ...blue], chosen, 0, 'azul')).toBe('azul una word');
  });
});
