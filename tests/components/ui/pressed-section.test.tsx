// @vitest-environment jsdom
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {startTransition, useState, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

interface CounterProps {
  readonly name: string;
}

function Counter({name}: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      role="tab"
      onClick={() => setCount((before) => before + 1)}
      onKeyDown={({key}) => setCount((before) => before + (key === 'ArrowRight' ? 10 : 100))}
    >
      {name}: <span>{count}</span>
    </button>
  );
}

let rename = (_name: string) => {};

/** A page that gives its section another property without hurry, as a product's does when a variant is chosen. */
function Page({Section}: {readonly Section: ComponentType<CounterProps>}) {
  const [name, setName] = useState('Suma');
  rename = (next) => startTransition(() => setName(next));
  return (
    <main>
      <Section name={name} />
    </main>
  );
}

/** The document as the worker writes it, which renders the whole page. */
const SERVED =
  '<main><div class="contents"><!--$--><button type="button" role="tab">Suma<!-- -->: <span>0</span></button><!--/$--></div></main>';

/** That document in a browser, and the module of its page, which has no code of the section yet. */
async function setUp() {
  const listen = vi.spyOn(window, 'addEventListener');
  vi.resetModules();
  const {pressedSection} = await import('~/components/ui/hydration/pressed-section');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(async () => {
    await arrived;
    return {default: Counter};
  });
  const Section = pressedSection(load);
  const page = document.createElement('div');
  page.innerHTML = SERVED;
  document.body.append(page);
  const root = hydrateRoot(page, <Page Section={Section} />);
  // Until React has come to the section and waits for its code.
  await vi.waitFor(() =>
    expect(listen).toHaveBeenCalledWith('pointerdown', expect.anything(), expect.anything()),
  );
  return {load, arrive, listen, root};
}

const button = () => screen.getByRole('tab');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a press that is the first action of all, and asks for the code, is done once it is here', async () => {
  const {load, arrive} = await setUp();
  expect(button().textContent).toBe('Suma: 0');
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  screen.getByText('0').click();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(button().textContent).toBe('Suma: 0');
  arrive();
  await waitFor(() => expect(button().textContent).toBe('Suma: 1'));
});

test('keys that move within it are done again in their order, and scroll nothing meanwhile', async () => {
  const {load, arrive} = await setUp();
  expect(fireEvent.keyDown(button(), {key: 'Tab'})).toBe(true);
  expect(fireEvent.keyDown(button(), {key: 'ArrowRight'})).toBe(false);
  expect(fireEvent.keyDown(button(), {key: 'End'})).toBe(false);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  arrive();
  await waitFor(() => expect(button().textContent).toBe('Suma: 110'));
});

test('a press fetches the code, whatever else the page is about to fetch', async () => {
  const {load} = await setUp();
  button().click();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('a press is done once also when the section is about to change', async () => {
  const {arrive} = await setUp();
  screen.getByText('0').click();
  rename('Resta');
  await new Promise((resolve) => setTimeout(resolve, 20));
  // React has begun to render the change, and waits for the code.
  expect(button().textContent).toBe('Suma: 0');
  arrive();
  await waitFor(() => expect(button().textContent).toBe('Resta: 1'));
});

test('a press after the code has come counts once', async () => {
  const {load, arrive} = await setUp();
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  button().click();
  await waitFor(() => expect(button().textContent).toBe('Suma: 1'));
});

test('who leaves the page leaves no listener behind', async () => {
  const unlisten = vi.spyOn(window, 'removeEventListener');
  const {listen, root} = await setUp();
  const isPress = ([type]: readonly unknown[]) => type === 'click';
  const added = listen.mock.calls.filter(isPress);
  expect(added).toHaveLength(1);
  root.unmount();
  await waitFor(() => expect(unlisten.mock.calls.filter(isPress)).toEqual(added));
});
