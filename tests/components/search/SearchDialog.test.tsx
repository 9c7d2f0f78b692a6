// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {AnchorHTMLAttributes} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import SearchDialog from '~/components/search/SearchDialog';
import type {SearchProduct} from '~/domain/search/dialog-search';

const navigate = vi.fn();

vi.mock('@remix-run/react', async () => {
  const {forwardRef} = await import('react');
  type LinkProps = {to: string; prefetch?: string} & AnchorHTMLAttributes<HTMLAnchorElement>;
  return {
    Link: forwardRef<HTMLAnchorElement, LinkProps>(function Link(
      {to, prefetch: _prefetch, children, ...rest},
      ref,
    ) {
      return (
        // As the router's own: followed without leaving the page. Its key is Enter, as of any link.
        <a
          ref={ref}
          href={to}
          {...rest}
          onClick={(event) => {
            event.preventDefault();
            navigate(to);
          }}
        >
          {children}
        </a>
      );
    }),
    useLocation: () => ({key: 'here'}),
    useNavigate: () => navigate,
  };
});

function product(number: number, title: string, description = 'Un ebook.'): SearchProduct {
  const price = {amount: '9.5', currencyCode: 'USD'};
  return {handle: `producto-${number}`, title, description, image: null, price};
}

const FIRST = [
  product(1, 'Nutrición rápida'),
  product(2, 'Cocina fácil', `${'Para todos. '.repeat(20)} Con recetas de pan.`),
  product(3, 'Pan casero'),
];
const FAR = product(134, 'Panadería de autor');

/** What the shop answers, and what it was asked. */
let answers: (query: string | null) => Promise<Response>;
let asked: (string | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockReset();
  asked = [];
  answers = async (query) =>
    Response.json({products: query === null ? FIRST : [FIRST[2], FAR], hasMore: true});
  vi.stubGlobal('fetch', (address: string, {signal}: RequestInit) => {
    const query = new URL(address, 'https://tienda.test').searchParams.get('q');
    asked.push(query);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      answers(query).then(resolve, reject);
    });
  });
  // What jsdom has not.
  Element.prototype.getAnimations = () => [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The letter is shown in one frame, and what it finds comes after it. */
const FRAME_MS = 17;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const input = () => screen.getByRole('combobox');
const press = (key: string) => fireEvent.keyDown(input(), {key});
/** Enter, or the 'search' key of a phone: the browser submits the form. */
const enter = () => fireEvent.submit(screen.getByRole('search'));
const titles = () =>
  screen.queryAllByRole('option').map((row) => row.getAttribute('href')?.replace('/producto/', ''));
const active = () =>
  document
    .getElementById(input().getAttribute('aria-activedescendant') ?? '')
    ?.getAttribute('href') ?? null;

async function type(text: string) {
  fireEvent.change(input(), {target: {value: text}});
  await wait(FRAME_MS);
}

async function opened() {
  const onClose = vi.fn();
  const view = render(<SearchDialog open onClose={onClose} />);
  await wait(0);
  return {...view, onClose};
}

describe('the search dialog', () => {
  test('loads when it opens for the first time, says so, and then shows all', async () => {
    const view = render(<SearchDialog open={false} onClose={vi.fn()} />);
    expect(asked).toEqual([]);
    view.rerender(<SearchDialog open onClose={vi.fn()} />);
    expect(screen.getByText('Cargando productos...')).toBeTruthy();
    await wait(0);
    expect(titles()).toEqual(['producto-1', 'producto-2', 'producto-3']);
    expect(active()).toBeNull();
    view.rerender(<SearchDialog open={false} onClose={vi.fn()} />);
    view.rerender(<SearchDialog open onClose={vi.fn()} />);
    await wait(0);
    expect(asked).toEqual([null]);
  });

  test('filters by title, then by the whole description, without regard to case and accents', async () => {
    await opened();
    await type('NUTRICION');
    expect(titles()).toEqual(['producto-1']);
    await type('pan');
    expect(titles()).toEqual(['producto-3', 'producto-2']);
    expect(document.querySelector('mark')?.textContent).toBe('Pan');
    await type('');
    expect(titles()).toHaveLength(3);
  });

  test('shows what the search finds, in its order, as soon as it has answered', async () => {
    answers = async (query) =>
      Response.json({products: query === null ? FIRST : [FAR, FIRST[2]], hasMore: true});
    await opened();
    await type('pan');
    expect(titles()).toEqual(['producto-3', 'producto-2']);
    await wait(250);
    // What only the local filter finds stays, after them.
    expect(titles()).toEqual(['producto-134', 'producto-3', 'producto-2']);
  });

  test('asks the provider once for ten characters typed fast', async () => {
    await opened();
    const text = 'panaderías';
    for (let length = 1; length <= text.length; length++) {
      await type(text.slice(0, length));
      await wait(60);
    }
    await wait(1000);
    expect(asked).toEqual([null, 'panaderías']);
  });

  test.each(['', ' ', 'p', ' ñ '])('asks nobody for %j', async (text) => {
    await opened();
    await type(text);
    await wait(1000);
    expect(asked).toEqual([null]);
  });

  test('says when it cannot load, and tries again', async () => {
    answers = async () => new Response('', {status: 503});
    await opened();
    expect(screen.getByText('No pudimos cargar los productos')).toBeTruthy();
    answers = async () => Response.json({products: FIRST, hasMore: false});
    fireEvent.click(screen.getByRole('button', {name: 'Reintentar'}));
    await wait(0);
    expect(titles()).toHaveLength(3);
  });
});

describe('a long list', () => {
  const MANY = Array.from({length: 100}, (_, index) => product(index + 1, `Título ${index + 1}`));
  const list = () => screen.getByRole('listbox');
  const scroll = (pixelsLeft: number) => {
    const size = {scrollHeight: 5000 + pixelsLeft, scrollTop: 4500, clientHeight: 500};
    for (const [name, value] of Object.entries(size)) {
      Object.defineProperty(list(), name, {value, configurable: true});
    }
    fireEvent.scroll(list());
  };

  beforeEach(() => {
    answers = async () => Response.json({products: MANY, hasMore: false});
  });

  test('has few rows in the document, each with its place among all, and more as its end comes near', async () => {
    await opened();
    const first = screen.getAllByRole('option');
    expect(first).toHaveLength(12);
    expect(first.at(-1)?.getAttribute('aria-posinset')).toBe('12');
    expect(first.at(-1)?.getAttribute('aria-setsize')).toBe('100');
    scroll(1500);
    expect(titles()).toHaveLength(12);
    scroll(1499);
    expect(titles()).toHaveLength(48);
    scroll(0);
    scroll(0);
    scroll(0);
    expect(titles()).toHaveLength(100);
  });

  test('has all its rows for who moves through it by key', async () => {
    await opened();
    await type('título');
    press('ArrowUp');
    await wait(0);
    expect(active()).toBe('/producto/producto-100');
    press('ArrowDown');
    await wait(0);
    expect(active()).toBe('/producto/producto-1');
  });
});

describe('with the keyboard', () => {
  test('arrows go round, Home and End to the ends', async () => {
    await opened();
    press('ArrowDown');
    expect(active()).toBe('/producto/producto-1');
    press('ArrowUp');
    expect(active()).toBe('/producto/producto-3');
    press('ArrowDown');
    expect(active()).toBe('/producto/producto-1');
    press('End');
    expect(active()).toBe('/producto/producto-3');
    press('Home');
    expect(active()).toBe('/producto/producto-1');
    expect(screen.getByRole('option', {selected: true}).getAttribute('href')).toMatch(/-1$/);
  });

  test('Enter opens the active one, which is the best match of a text', async () => {
    const {onClose} = await opened();
    await type('pan');
    enter();
    await wait(0);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/producto/producto-3');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('Enter without an active one leads to the shop', async () => {
    await opened();
    await type('no existe');
    enter();
    await wait(0);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tienda?q=no+existe');
  });

  test.each(['', '  '])('a box emptied to %j is as it was at first', async (blank) => {
    const {onClose} = await opened();
    await type('pan');
    await type(blank);
    expect(input()).toHaveProperty('value', blank);
    expect(active()).toBeNull();
    expect(screen.queryByRole('option', {selected: true})).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    enter();
    await wait(0);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tienda');
  });

  test('keys that belong to a composition do not move in the list', async () => {
    await opened();
    await type('pan');
    fireEvent.keyDown(input(), {key: 'ArrowDown', isComposing: true});
    expect(active()).toBe('/producto/producto-3');
  });

  test('the text in the box is searched when React has not heard of its end yet', async () => {
    await opened();
    await type('u');
    (input() as HTMLInputElement).value = 'uñas';
    enter();
    await wait(0);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tienda?q=u%C3%B1as');
  });
});
