// @vitest-environment jsdom
import type {MouseEvent} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {useOfflineGuard} from '~/components/offline/use-offline-guard';
import {layout} from '~/copy/layout';
import {useToast} from '~/state/toasts';

vi.mock('@remix-run/react', () => ({useLocation: () => ({key: 'inicio'})}));

const open = vi.fn((event: MouseEvent) => event.preventDefault());

function Guarded() {
  useOfflineGuard();
  return (
    <>
      <a href="/faq">FAQ</a>
      <a href="/tienda" role="button" onClick={open}>
        Buscar
      </a>
      <Message />
    </>
  );
}

function Message() {
  return <p role="status">{useToast()?.title}</p>;
}

const message = () => screen.getByRole('status').textContent;
const network = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  fireEvent(window, new Event(state));
};

/** Has the shop answer; what is assigned to the address is recorded. */
function reachShop() {
  const assign = vi.fn();
  vi.stubGlobal('location', {
    href: 'https://shop.example/',
    origin: 'http://localhost:3000',
    assign,
  });
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  return assign;
}

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  vi.restoreAllMocks();
});

// First: the shop watches the network from the first action in a document on.
test('a page whose code does not come is loaded as a document, not the page that is left', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const assign = reachShop();
  render(<Guarded />);
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.pointerDown(link);
  fireEvent.click(link);
  const reload = Object.assign(new Event('navigate', {cancelable: true}), {
    navigationType: 'reload',
    userInitiated: false,
  });
  expect(navigation.dispatchEvent(reload)).toBe(false);
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/faq'),
  );
});

test('that the network is gone is said for as long as it is true, and no link leads away', async () => {
  render(<Guarded />);
  network('offline');
  expect(message()).toBe(layout.offline);
  await act(async () => expect(fireEvent.click(screen.getByRole('link'))).toBe(false));
  expect(message()).toBe(layout.offline);
  network('online');
  expect(message()).toBe('');
});

test('a link leads on where the browser is wrong about being offline', async () => {
  render(<Guarded />);
  network('offline');
  const assign = reachShop();
  await act(async () => expect(fireEvent.click(screen.getByRole('link'))).toBe(false));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost:3000/faq'));
});

test('what opens in place or in another program is pressed as ever where the browser says that it is offline', () => {
  render(<Guarded />);
  network('offline');
  fireEvent.click(screen.getByRole('button'));
  const link = screen.getByRole<HTMLAnchorElement>('link');
  link.addEventListener('click', open as never);
  for (link.href of ['#contenido', 'mailto:ana@correo.test']) fireEvent.click(link);
  expect(open).toHaveBeenCalledTimes(3);
});
