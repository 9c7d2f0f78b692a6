// @vitest-environment jsdom
/** The order that was waited for: a heading, read out by a region that was there before it. */
import {act, cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {OrderNotice} from '~/components/thank-you/OrderNotice';
import {ThankYouScreen} from '~/components/thank-you/ThankYouScreen';

let answer = (_orders: readonly object[]) => {};

vi.mock('@remix-run/react', () => ({
  Link: () => null,
  useRouteLoaderData: () => ({accounts: ACCOUNTS}),
}));
vi.mock('~/components/contact/HelpForm', () => ({HelpForm: () => null}));
vi.mock('~/state/library/ask-purchases', () => ({
  fetchKnownOrders: () => new Promise((resolve) => void (answer = resolve)),
}));

const ACCOUNTS = {};

afterEach(cleanup);

const known = (fields: object = {}) =>
  act(async () => {
    const rest = {email: 'ana@correo.test', currency: 'USD', totalCents: 1199, lines: []};
    answer([{name: 'RP-1001', cancelled: false, refunded: false, ...rest, ...fields}]);
    await Promise.resolve();
  });

it('has its heading in the region that waited for it', async () => {
  const {container} = render(<OrderNotice handOffId="entrega" onKnown={() => {}} />);
  const region = container.querySelector<HTMLElement>('[role=status]')!;
  expect(region.textContent).toBe('');
  await known();
  const heading = within(region).getByRole('heading', {level: 2});
  expect(screen.getByRole('region', {name: heading.textContent ?? ''})).toBeTruthy();
});

it('is known by its own number, and not confirmed while its payment is awaited', async () => {
  const from = {order: 'RP-7', isPurchase: true, name: null, handOffId: 'entrega'};
  const none = {courseUrl: null, supportEmail: null, answer: undefined};
  const {container} = render(<ThankYouScreen {...from} {...none} />);
  await known({awaiting: true});
  expect(container.querySelector('header')?.textContent).toContain('RP-1001');
  expect(container.textContent).not.toMatch(/confirmad|RP-7/);
  expect(screen.getByRole('heading', {level: 2}).textContent).toMatch(/pago/);
});
