// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import {BrandSection} from '~/components/brand-preview/BrandSection';

vi.mock('@remix-run/react', () => ({
  Link: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));

const image = {url: 'https://cdn.example/1.jpg', altText: null, width: 800, height: 1000};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('the name stays on every cover and in the field, until it is emptied', async () => {
  const root = document.documentElement;
  const field = () =>
    screen.getByRole<HTMLInputElement>('textbox', {name: 'Tu nombre o marca (hasta 24 letras)'});
  render(<BrandSection image={image} />);
  fireEvent.click(screen.getByRole('radio', {name: 'Coral'}));
  fireEvent.input(field(), {target: {value: 'Ana "Lee"'}});
  await waitFor(() => expect(root.dataset['brand']).toBe(''));
  expect(root.style.getPropertyValue('--brand')).toBe('"Ana \\"Lee\\""');
  expect(root.style.getPropertyValue('--brand-color')).toBe('#bf3a14');

  cleanup();
  render(<BrandSection image={image} />);
  await waitFor(() => expect(field().value).toBe('Ana "Lee"'));
  expect(screen.getByRole<HTMLInputElement>('radio', {name: 'Coral'}).checked).toBe(true);
  fireEvent.input(field(), {target: {value: ' '}});
  await waitFor(() => expect(root.dataset['brand']).toBeUndefined());
  expect(localStorage.length).toBe(0);
});
