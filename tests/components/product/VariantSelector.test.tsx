// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {VariantSelector} from '~/components/product/ProductForm';
import type {Variant} from '~/domain/product/product';

const FORMAT = {name: 'Formato', values: []};

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
    const onSelect = vi.fn();
    render(
      <VariantSelector
        options={[FORMAT]}
        variants={[pdf, word]}
        selected={pdf}
        onSelect={onSelect}
      />,
    );
    expect(screen.getByRole('radiogroup', {name: 'Formato'})).toBeTruthy();
    expect(screen.getByRole('radio', {name: 'PDF $9.50 USD', checked: true})).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', {name: 'Word $9.50 USD'}));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(word);
  });

  test('does not let a sold-out variant be chosen', () => {
    const [pdf, word] = [variant('PDF'), variant('Word', false)];
    render(
      <VariantSelector options={[]} variants={[pdf, word]} selected={pdf} onSelect={vi.fn()} />,
    );
    const soldOut = screen.getByRole<HTMLInputElement>('radio', {name: 'Word Agotado'});
    expect(soldOut.disabled).toBe(true);
  });

  test('of a product with two options is one for each, without combinations that do not exist', () => {
    const combined = (cover: string, licence: string, availableForSale = true): Variant => ({
      ...variant(`${cover} / ${licence}`, availableForSale),
      selectedOptions: [
        {name: 'Portada', value: cover},
        {name: 'Licencia', value: licence},
      ],
    });
    const all = [
      combined('Terracota', 'Una'),
      combined('Terracota', 'Cinco'),
      combined('Terracota', 'Única', false),
      combined('Bosque', 'Una'),
    ];
    const values = (...names: string[]) => names.map((name) => ({name, color: null}));
    const options = [
      {name: 'Portada', values: [{name: 'Terracota', color: '#b4532a'}, ...values('Bosque')]},
      {name: 'Licencia', values: values('Una', 'Cinco', 'Única')},
    ];
    function Choice() {
      const [selected, setSelected] = useState(all[1] ?? null);
      return (
        <>
          <VariantSelector
            options={options}
            variants={all}
            selected={selected}
            onSelect={setSelected}
          />
          <output>{selected?.title}</output>
        </>
      );
    }
    const {container} = render(<Choice />);
    const state = () =>
      screen.getAllByRole<HTMLInputElement>('radio').map((radio) => {
        const name = radio.closest('label')?.textContent;
        return `${radio.checked ? '●' : radio.disabled ? '×' : '○'} ${name}`;
      });
    expect(screen.getByRole('radiogroup', {name: 'Licencia'})).toBeTruthy();
    expect(state()).toEqual([
      '● Terracota',
      '○ Bosque',
      '○ Una$9.50 USD',
      '● Cinco$9.50 USD',
      '× ÚnicaAgotado',
    ]);
    expect(container.querySelector('circle')?.getAttribute('fill')).toBe('#b4532a');
    // What is chosen after it goes along, for Bosque is not sold for five.
    fireEvent.click(screen.getByRole('radio', {name: 'Bosque'}));
    expect(screen.getByRole('status').textContent).toBe('Bosque / Una');
    expect(state()).toEqual([
      '○ Terracota',
      '● Bosque',
      '● Una$9.50 USD',
      '× CincoNo disponible',
      '× ÚnicaNo disponible',
    ]);
  });

  test.each([[[]], [[variant('PDF')]]])('is absent when there is nothing to choose', (variants) => {
    const {container} = render(
      <VariantSelector
        options={[]}
        variants={variants}
        selected={variants[0] ?? null}
        onSelect={vi.fn()}
      />,
    );
    expect(container.innerHTML).toBe('');
  });
});
