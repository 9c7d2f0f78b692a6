// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
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
    const onSelect = vi.fn();
    render(
      <VariantSelector
        optionName="Formato"
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

  test('is served in native radio buttons, which wait for React', () => {
    const [pdf, word] = [variant('PDF'), variant('Word')];
    const html = renderToString(
      <VariantSelector
        optionName="Formato"
        variants={[pdf, word]}
        selected={pdf}
        onSelect={vi.fn()}
      />,
    );
    expect(html.match(/<input type="radio"[^>]* disabled=""/g)).toHaveLength(2);
    expect(html).not.toContain('style=');
  });

  test('does not let a sold-out variant be chosen', () => {
    const [pdf, word] = [variant('PDF'), variant('Word', false)];
    render(
      <VariantSelector
        optionName={null}
        variants={[pdf, word]}
        selected={pdf}
        onSelect={vi.fn()}
      />,
    );
    const soldOut = screen.getByRole<HTMLInputElement>('radio', {name: 'Word Agotado'});
    expect(soldOut.disabled).toBe(true);
  });

  test.each([[[]], [[variant('PDF')]]])('is absent when there is nothing to choose', (variants) => {
    const {container} = render(
      <VariantSelector
        optionName={null}
        variants={variants}
        selected={variants[0] ?? null}
        onSelect={vi.fn()}
      />,
    );
    expect(container.innerHTML).toBe('');
  });

  test('once interactive is moved in with the arrows, and keeps focus and choice', async () => {
    const all = [variant('PDF'), variant('Word'), variant('Video', false)];
    function Choice() {
      const [selected, setSelected] = useState(all[0] ?? null);
      return (
        <VariantSelector
          optionName="Formato"
          variants={all}
          selected={selected}
          onSelect={setSelected}
        />
      );
    }
    render(<Choice />);
    const native = screen.getByRole('radio', {name: 'Word $9.50 USD'});
    native.focus();
    fireEvent.click(native);
    await waitFor(() => expect(native.isConnected).toBe(false));
    expect(screen.getByRole('radiogroup', {name: 'Formato'})).toBeTruthy();

    const radio = (name: string) => screen.getByRole('radio', {name});
    const checked = () =>
      screen.getAllByRole('radio', {checked: true}).map((each) => each.textContent);
    expect(document.activeElement).toBe(radio('Word $9.50 USD'));
    expect(checked()).toEqual(['Word$9.50 USD']);
    fireEvent.keyDown(radio('Word $9.50 USD'), {key: 'ArrowDown'});
    expect(document.activeElement).toBe(radio('PDF $9.50 USD'));
    expect(checked()).toEqual(['PDF$9.50 USD']);
    fireEvent.click(radio('Video Agotado'));
    expect(checked()).toEqual(['PDF$9.50 USD']);
  });
});
