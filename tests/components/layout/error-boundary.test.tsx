// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {ErrorBoundary} from '~/root';

vi.mock('~/components/layout/PageLayout', () => ({
  PageLayout: () => expect.fail('The frame fails'),
}));
vi.mock('@remix-run/react', () => ({
  ...{useRouteError: vi.fn(), isRouteErrorResponse: vi.fn(), Link: 'a'},
}));

test('the error screen stands alone if the frame around it fails too', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<ErrorBoundary />);
  expect(screen.getByRole('main').textContent).toContain('Unexpected Application Error!');
});
