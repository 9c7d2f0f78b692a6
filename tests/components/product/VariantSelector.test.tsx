// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {VariantSelector} from '~/components/product/VariantSelector';
import type {Variant} from '~/domain/catalogue/product';

function variant(title: string, availableForSale = true): Variant {
  return {
    id: title,
    title,
    price: {amount: '9.5', currencyCode: 'USD'},
    compareAtPrice: null,
    availableForSale,
    selectedOptions: [{name: 'Formato', value: title}],
  };
}

afterEach(cleanup);

describe('the choice of variants', () => {
  test('offers each with its price and tells which one was chosen', () => {
    const [pdf, word] = [variant('PDF'), variant('Word')];
    const onChoose = vi.fn();
    render(
      <VariantSelector
        optionName="Formato"
        variants={[pdf, word]}
        chosen={pdf}
        onChoose={onChoose}
      />,
    );
    expect(screen.getByRole('group', {name: 'Formato'})).toBeTruthy();
    expect(screen.getByRole('radio', {name: 'PDF $9.50', checked: true})).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', {name: 'Word $9.50'}));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(word);
  });

  test('does not let a sold-out variant be chosen', () => {
    const [pdf, word] = [variant('PDF'), variant('Word', false)];
    render(
      <VariantSelector optionName={null} variants={[pdf, word]} chosen={pdf} onChoose={vi.fn()} />,
    );
    const soldOut = screen.getByRole<HTMLInputElement>('radio', {name: 'Word Agotado'});
    expect(soldOut.disabled).toBe(true);
  });

  test.each([[[]], [[variant('PDF')]]])('is absent when there is nothing to choose', (variants) => {
    const {container} = render(
      <VariantSelector
        optionName={null}
        variants={variants}
        chosen={variants[0] ?? null}
        onChoose={vi.fn()}
      />,
    );
    expect(container.innerHTML).toBe('');
  });
});
