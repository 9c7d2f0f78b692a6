// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {useState} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

interface CounterProps {
  readonly id: string;
}

function Plain({id}: CounterProps) {
  return (
    <>
      <details id={`${id}-more`}>
        <summary>Más</summary>
      </details>
      <button type="button" id={id}>
        Sumar
      </button>
    </>
  );
}

function Interactive({id}: CounterProps) {
  const [count, setCount] = useState(0);
  const [open] = useState(
    () => document.querySelector<HTMLDetailsElement>(`#${id}-more`)?.open ?? false,
  );
  return (
    <button type="button" id={id} key="interactive" onClick={() => setCount(count + 1)}>
      Suma: {count}
      {open ? ', abierto' : ''}
    </button>
  );
}

/** Each test has its own module, which knows of no action yet. */
async function setUp() {
  vi.resetModules();
  const {lazyOnIntent} = await import('~/components/ui/hydration/lazy-on-intent');
  const {useLazyOnIntent} = await import('~/components/ui/hydration/use-lazy-on-intent');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(async () => {
    await arrived;
    return {default: Interactive};
  });
  return {Counter: lazyOnIntent(load, Plain), useLazyOnIntent, load, arrive};
}

const button = () => screen.getByRole('button');

beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what is served as plain markup', () => {
  test('is plain on the server, and fetches nothing by itself', async () => {
    const {Counter, load} = await setUp();
    expect(renderToString(<Counter id="a" />)).toContain('Sumar');
    render(<Counter id="a" />);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(load).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Sumar');
  });

  test.each([
    ['pointed at', () => fireEvent.pointerOver(button())],
    ['touched', () => fireEvent.pointerDown(button()) && fireEvent.pointerUp(button())],
    ['focused', () => fireEvent.focusIn(button())],
    ['reached by a key', () => fireEvent.keyDown(button(), {key: 'Tab'})],
  ])('is taken over when it is %s', async (_how, act) => {
    const {Counter, load, arrive} = await setUp();
    render(<Counter id="a" />);
    act();
    expect(load).toHaveBeenCalledTimes(1);
    arrive();
    await waitFor(() => expect(button().textContent).toBe('Suma: 0'));
  });

  test('is not taken from under a pressed finger, whose click then counts', async () => {
    const {Counter, arrive} = await setUp();
    render(<Counter id="a" />);
    fireEvent.pointerDown(button());
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(button().textContent).toBe('Sumar');
    fireEvent.pointerUp(button());
    fireEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe('Suma: 1'));
  });

  test('takes the key that presses a button for a press', async () => {
    const {Counter, arrive} = await setUp();
    render(<Counter id="a" />);
    fireEvent.keyDown(button(), {key: 'Enter'});
    fireEvent.click(button());
    arrive();
    await waitFor(() => expect(button().textContent).toBe('Suma: 1'));
  });

  test('is taken over in an idle moment after any first action, once for all its places', async () => {
    const {Counter, load, arrive} = await setUp();
    render(
      <>
        <Counter id="a" />
        <Counter id="b" />
      </>,
    );
    fireEvent.keyDown(document.body, {key: 'Tab'});
    arrive();
    await waitFor(() => expect(screen.getAllByText('Suma: 0')).toHaveLength(2));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('hands over its presses, its focus and its state', async () => {
    const {Counter, arrive} = await setUp();
    render(<Counter id="a" />);
    document.querySelector('details')?.setAttribute('open', '');
    button().focus();
    fireEvent.click(button());
    fireEvent.click(button());
    arrive();
    // Two impatient presses mean one.
    await waitFor(() => expect(button().textContent).toBe('Suma: 1, abierto'));
    expect(document.activeElement).toBe(button());
  });
});

describe('what is not there until it opens', () => {
  test('comes when it is asked for', async () => {
    const {useLazyOnIntent, load, arrive} = await setUp();
    function Opener() {
      const [Part, ask] = useLazyOnIntent(load);
      return Part ? <Part id="a" /> : <i onPointerEnter={() => void ask()}>Abrir</i>;
    }
    render(<Opener />);
    fireEvent.keyDown(document.body, {key: 'Tab'});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerEnter(screen.getByText('Abrir'));
    arrive();
    await waitFor(() => expect(button().textContent).toBe('Suma: 0'));
  });
});
