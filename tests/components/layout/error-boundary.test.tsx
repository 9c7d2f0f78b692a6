// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {ErrorBoundary} from '~/root';

vi.mock('~/components/layout/PageLayout', () => ({
  PageLayout: () => expect.fail('The frame fails'),
}));
vi.mock('@remix-run/react', () => ({
  ...{useRouteError: vi.fn(), isRouteErrorResponse: vi.fn(), Link: 'a'},
}));

afterEach(cleanup);

test('the error screen stands alone if the frame around it fails too', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<ErrorBoundary />);
  expect(screen.getByRole('main').textContent).toContain('Unexpected Application Error!');
});

test('a page whose data was answered by another program is loaded as a document', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn();
  vi.stubGlobal('location', {href: 'https://tienda.example/faq', reload});
  render(<ErrorBoundary />);
  expect(reload).toHaveBeenCalledOnce();
});
