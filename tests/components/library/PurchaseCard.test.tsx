// @vitest-environment jsdom
/** The path of first steps, ticked by what was done. */
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import OwnLibrary from '~/components/library/OwnLibrary';
import {PurchaseCard} from '~/components/library/PurchaseCard';
import {noteStep} from '~/state/library/first-steps';
import {aPurchase} from '../../unit/domain/fixtures';

vi.mock('@remix-run/react', () => ({
  useRouteLoaderData: () => null,
  useLocation: () => ({state: {byMail: true}}),
  Link: ({children, to, onClick}: {children: string; to: string; onClick?: () => void}) => (
    <a href={to} onClick={(event) => (event.preventDefault(), onClick?.())}>
      {children}
    </a>
  ),
}));

vi.mock('~/components/library/use-library', () => ({
  useLibrary: () => ({library: {status: 'read', purchases: [{...aPurchase, files}]}}),
  useProducts: () => new Map(),
}));

const savePurchaseZip = vi.hoisted(() => vi.fn(() => Promise.resolve({ok: true})));
vi.mock('~/state/library/purchase-zip', () => ({savePurchaseZip}));

const pdf = {format: 'pdf', bytes: 1000, version: 1, isNewer: false};
const files = ['ebook.pdf', 'cuaderno.pdf'].map((name) => ({...pdf, name}));
const purchase = {...aPurchase, title: 'Guía de ventas', totalCents: 1250, certificateId: 'c'};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ticked = () =>
  screen.getAllByRole('listitem').flatMap(({textContent: text}) => {
    const label = text?.startsWith('Hecho:') ? text.slice('Hecho:'.length) : null;
    return label ? [label] : [];
  });

it('leads to the tools with the product, and ticks what was done', () => {
  render(<PurchaseCard purchase={purchase} product={null} priority={false} />);
  expect(ticked()).toEqual([]);
  expect(screen.getByText('Calcular cuánto me queda')).toHaveProperty(
    'href',
    expect.stringMatching(/\/cuanto-me-queda\?compra=right&costo=12\.50$/),
  );
  fireEvent.click(screen.getByText('Calcular cuánto me queda'));
  fireEvent.click(screen.getByText('Hacer mi versión'));
  screen.getByRole('button', {name: `Descargar mi expediente de ${purchase.title}`});
  expect(ticked()).toEqual([]);
  fireEvent.click(screen.getByText('Ver dónde venderlo'));
  act(() => {
    noteStep('right', 'brand');
    noteStep('other', 'price');
  });
  expect(ticked()).toEqual(['Hacer mi versión', 'Ver dónde venderlo']);
});

it('tells two files of one format apart by their names', () => {
  render(<PurchaseCard purchase={{...purchase, files}} product={null} priority={false} />);
  expect(screen.getByText(/^ebook\.pdf · PDF/)).toBeTruthy();
  expect(screen.getByText(/^cuaderno\.pdf · PDF/)).toBeTruthy();
});

it('looks for a purchase of another address, and downloads the only one of a mail once', async () => {
  for (const _visit of ['first', 'second']) {
    render(<OwnLibrary email="ana@correo.test" />);
    const missing = screen.getByText('¿Falta una compra?').closest('details');
    expect(missing?.querySelector('form#buscar')).toBeTruthy();
    await waitFor(() => expect(savePurchaseZip).toHaveBeenCalledTimes(1));
    await act(async () => {});
    cleanup();
  }
});
