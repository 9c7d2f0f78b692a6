// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, expect, test} from 'vitest';
import {BrandSection} from '~/components/brand-preview/BrandSection';

const image = {url: 'https://cdn.example/1.jpg', altText: null, width: 800, height: 1000};

afterEach(cleanup);

test('the label takes the name, the colour and the part of the picture that are chosen', () => {
  const {container} = render(
    <MemoryRouter future={{v7_startTransition: true, v7_relativeSplatPath: true}}>
      <BrandSection image={image} />
    </MemoryRouter>,
  );
  const label = container.querySelector('svg') as SVGSVGElement;
  expect(label.textContent).toContain('Tu nombre');
  fireEvent.input(screen.getByRole('textbox', {name: 'Tu nombre o marca (hasta 24 letras)'}), {
    target: {value: 'Ana Lee'},
  });
  expect(label.textContent).toContain('Ana Lee');
  fireEvent.click(screen.getByRole('radio', {name: 'Coral'}));
  expect(label.querySelectorAll('[fill="#bf3a14"]').length).toBeGreaterThan(0);
  const slider = screen.getByRole('slider', {name: 'Antes y después de tu marca'});
  fireEvent.input(slider, {target: {value: '20'}});
  expect(slider.getAttribute('aria-valuetext')).toBe('80 % con tu marca');
  expect(label.querySelector('clipPath rect')?.getAttribute('width')).toBe('256');
});
