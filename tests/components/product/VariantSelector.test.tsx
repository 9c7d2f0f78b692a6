// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, expect, test} from 'vitest';
import {VariantSelector} from '~/components/product/ProductForm';
import type {Variant} from '~/domain/product/product';

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

test('the choice of a product with two options is one for each, without combinations that do not exist', () => {
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
    ...['● Terracota', '○ Bosque', '○ Una$9.50 USD', '● Cinco$9.50 USD', '× ÚnicaAgotado'],
  ]);
  expect(container.querySelector('circle')?.getAttribute('fill')).toBe('#b4532a');
  // What is chosen after it goes along, for Bosque is not sold for five.
  fireEvent.click(screen.getByRole('radio', {name: 'Bosque'}));
  expect(screen.getByRole('status').textContent).toBe('Bosque / Una');
  expect(state()).toEqual([
    ...['○ Terracota', '● Bosque', '● Una$9.50 USD', '× CincoNo disponible'],
    ...['× ÚnicaNo disponible'],
  ]);
});
