// @vitest-environment jsdom
/** What opens something whose code is fetched first: busy meanwhile, and a link where it cannot be had. */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {AccountLink} from '~/components/navigation/links/AccountLink';
import {TriggerLink} from '~/components/navigation/links/QuickLink';
import {accountStore} from '~/state/account/account';
import {failedPart} from '~/components/ui/hydration/use-lazy-part';
import {painted} from '../../support/painted';

vi.mock('@remix-run/react', () => ({
  Link: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
  useLocation: () => ({pathname: '/faq'}),
}));
// As a file of a former version of the shop, which the server has no more.
vi.mock('~/components/navigation/links/AccountMenu', () => {
  throw new Error('gone');
});

const assign = vi.fn();
const settle = () => act(() => vi.dynamicImportSettled());

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', {assign});
  vi.stubGlobal('matchMedia', () => ({matches: false}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('is busy from the press until what it opens is there', async () => {
  let arrive = () => {};
  const onTrigger = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  render(
    <TriggerLink href="/tienda" onTrigger={onTrigger}>
      Buscar
    </TriggerLink>,
  );
  const trigger = screen.getByRole('button', {name: 'Buscar'});
  expect(trigger.hasAttribute('aria-busy')).toBe(false);
  expect(fireEvent.click(trigger, {detail: 1})).toBe(false);
  await painted();
  expect(onTrigger).toHaveBeenCalledExactlyOnceWith(false);
  expect(trigger.getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive());
  expect(trigger.hasAttribute('aria-busy')).toBe(false);
  expect(assign).not.toHaveBeenCalled();

  expect(fireEvent.keyDown(trigger, {key: ' '})).toBe(false);
  await painted();
  expect(onTrigger).toHaveBeenLastCalledWith(true);
  expect(trigger.getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive());
  expect(trigger.hasAttribute('aria-busy')).toBe(false);
});

test('an account menu whose code cannot be had is reported, with a retry, and the trigger is free again', async () => {
  failedPart.setState({retry: null});
  accountStore.setState({status: 'signed-in', userId: '1', email: 'ana@correo.test'});
  render(<AccountLink place="header" />);
  const button = screen.getByRole('button', {name: /^Mi cuenta/});
  expect(button.getAttribute('href')).toBe('/auth/nueva-clave');
  fireEvent.pointerEnter(button);
  await settle();
  expect(failedPart.getState().retry, 'pointing at it reports nothing yet').toBeNull();
  fireEvent.click(button);
  await painted();
  await settle();
  expect(failedPart.getState().retry).toBeTypeOf('function');
  expect(button.getAttribute('aria-busy')).toBeNull();
});
