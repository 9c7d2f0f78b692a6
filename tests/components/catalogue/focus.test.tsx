// @vitest-environment jsdom
/** Where the focus goes when a link changes the list it belongs to. */
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {RouteAnnouncer} from '~/components/layout/PageLayout';
import {Facets} from '~/components/catalogue/Facets';
import {AppliedFilters} from '~/components/catalogue/ShopScreen';

type LinkProps = ComponentProps<'a'> & {to: string; preventScrollReset: boolean};
let location: {pathname: string; search: string; hash: string};

vi.mock('@remix-run/react', () => ({
  useRouteLoaderData: () => undefined,
  useLocation: () => location,
  Link: ({to, preventScrollReset: _, children, ...rest}: LinkProps) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

vi.mock('~/components/catalogue/AddButton', () => ({AddButton: () => null}));
vi.mock('~/components/share/ShareButtons', () => ({ShareButtons: () => null}));

beforeEach(() => {
  location = {pathname: '/tienda', search: '', hash: ''};
  // A link that is pressed here leads nowhere.
  document.addEventListener('click', stay);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('click', stay);
});

const stay = (event: Event) => event.preventDefault();
const press = (name: string) => {
  const link = screen.getByRole('link', {name});
  link.focus();
  fireEvent.click(link);
};
const focused = () => document.activeElement;

function Shop({labels}: {labels: readonly string[]}) {
  const applied = labels.map((label) => ({label, without: `/tienda?sin=${label}`}));
  return (
    <>
      <RouteAnnouncer />
      <main id="contenido" tabIndex={-1}>
        <AppliedFilters applied={applied} countId="cuantos" />
        <p id="cuantos" tabIndex={-1} />
      </main>
    </>
  );
}

it('goes from a filter that is taken away to the next, the one before, and the count at last', () => {
  const {rerender} = render(<Shop labels={['uno', 'dos', 'tres']} />);
  const taken = (search: string, ...labels: string[]) => {
    location = {...location, search};
    rerender(<Shop labels={labels} />);
  };
  press('Quitar filtro: dos');
  taken('?a', 'uno', 'tres');
  expect(focused()).toBe(screen.getByRole('link', {name: 'Quitar filtro: tres'}));
  press('Quitar filtro: tres');
  taken('?b', 'uno');
  expect(focused()).toBe(screen.getByRole('link', {name: 'Quitar filtro: uno'}));
  press('Quitar filtro: uno');
  taken('?c');
  expect(focused()?.id).toBe('cuantos');

  taken('?d', 'uno', 'dos');
  press('Quitar todos');
  taken('');
  expect(focused()?.id).toBe('cuantos');
});

it('stays on a facet that was chosen, and goes to their heading when all are taken back', () => {
  const options = (chosen: boolean) => [{label: 'Word', to: '/tienda', chosen, count: 3}];
  const page = (chosen: boolean) => (
    <>
      <RouteAnnouncer />
      <main id="contenido" tabIndex={-1}>
        <Facets groups={[{label: 'Formato', options: options(chosen)}]} clear={chosen} />
        <a href="/otra">Otra</a>
      </main>
    </>
  );
  const {container, rerender} = render(page(false));
  container.querySelector('details')!.open = true;
  const facet = screen.getByText('Word').closest('a')!;
  facet.focus();
  location = {...location, search: '?formato=word'};
  rerender(page(true));
  expect(focused()).toBe(facet);

  press('Quitar todos');
  location = {...location, search: ''};
  rerender(page(false));
  expect(focused()?.tagName).toBe('SUMMARY');

  // Any other link led to a page that begins at its beginning.
  screen.getByText('Otra').focus();
  location = {...location, search: '?pagina=2'};
  rerender(page(false));
  expect(focused()?.id).toBe('contenido');
});

it('goes to the content when the hash names none of its parts, and is left to a hash that does', () => {
  const page = () => (
    <>
      <RouteAnnouncer />
      <main id="contenido" tabIndex={-1}>
        <p id="parte" />
      </main>
    </>
  );
  const {rerender} = render(page());
  location = {pathname: '/faq', search: '', hash: '#parte'};
  rerender(page());
  expect(focused()).toBe(document.body);
  location = {pathname: '/mis-productos/recibo', search: '', hash: '#1001'};
  rerender(page());
  expect(focused()?.id).toBe('contenido');
});
