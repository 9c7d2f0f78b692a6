// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {useOfflineGuard} from '~/components/offline/use-offline-guard';
import {layout} from '~/copy/layout';
import {showToast, useToast} from '~/state/toasts';

vi.mock('@remix-run/react', () => ({useLocation: () => ({key: 'inicio'})}));

function Guarded() {
  useOfflineGuard();
  return (
    <>
      <a href="/faq">FAQ</a>
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

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

test('another message is left alone when the network returns', () => {
  render(<Guarded />);
  network('offline');
  act(() => void showToast({tone: 'success', title: 'Producto agregado'}));
  network('online');
  expect(message()).toBe('Producto agregado');
});

test('a frame that is gone guards nothing, as when an error screen has taken its place', () => {
  render(<Guarded />).unmount();
  render(<Message />);
  network('offline');
  expect(message()).not.toBe(layout.offline);
});
