// @vitest-environment jsdom
/** The order that was waited for: a heading, read out by a region that was there before it. */
import {act, cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {OrderNotice} from '~/components/thank-you/OrderNotice';

let answer = (_orders: readonly object[]) => {};

vi.mock('@remix-run/react', () => ({
  Link: () => null,
  useRouteLoaderData: () => ({accounts: ACCOUNTS}),
}));
vi.mock('~/state/library/ask-purchases', () => ({
  fetchKnownOrders: () => new Promise((resolve) => void (answer = resolve)),
}));

const ACCOUNTS = {};

afterEach(cleanup);

it('has its heading in the region that waited for it', async () => {
  const {container} = render(<OrderNotice handOffId="entrega" onKnown={() => {}} />);
  const region = container.querySelector<HTMLElement>('[role=status]')!;
  expect(region.textContent).toBe('');
  await act(async () => {
    const rest = {email: 'ana@correo.test', currency: 'USD', totalCents: 1199, lines: []};
    answer([{name: 'RP-1001', cancelled: false, refunded: false, ...rest}]);
    await Promise.resolve();
  });
  const heading = within(region).getByRole('heading', {level: 2});
  expect(screen.getByRole('region', {name: heading.textContent ?? ''})).toBeTruthy();
});
