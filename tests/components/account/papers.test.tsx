// @vitest-environment jsdom
/** What a buyer's papers say: the receipt of an order, and what can be done with a certificate that holds, or no more. */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {CertificateTools} from '~/components/certificate/CertificateScreen';
import {VerifyScreen} from '~/components/certificate/VerifyScreen';
import {OwnReceipt} from '~/components/library/ReceiptScreen';
import type {CertificateFacts} from '~/domain/certificate/certificate';
import {aPurchase} from '../../unit/domain/fixtures';

let bought = aPurchase;
const revalidate = vi.fn();

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({hash: '#1'}),
  useNavigate: () => () => {},
  useRevalidator: () => ({revalidate}),
  Link: ({children}: {children: string}) => <a href="#x">{children}</a>,
}));
vi.mock('~/components/library/use-library', () => ({
  useLibrary: () => ({library: {status: 'read', purchases: [bought]}}),
}));
vi.mock('~/components/certificate/HolderForm', () => ({OwnHolderForm: () => <p>name</p>}));
vi.mock('~/components/certificate/check-credential', async (original) => ({
  ...(await original<object>()),
  useVerification: () => null,
  checkCredential: () => Promise.resolve({ok: true, credential: {}}),
  askStatus: () => Promise.resolve({status: 'replaced', path: null, title: '', holder: 'Ana'}),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

it('totals a receipt by its order, and says what went back of it', () => {
  render(<OwnReceipt email="ana@correo.test" seller={null} />);
  expect(rows().slice(1)).toEqual(['Ebook (Solo PDF)$50.00 USD', 'Total pagado$55.00 USD']);
  cleanup();
  bought = {...aPurchase, state: 'refunded', orderRefundedCents: 5500};
  render(<OwnReceipt email="ana@correo.test" seller={null} />);
  expect(rows().slice(1)).toEqual([
    'Ebook (Solo PDF)Reembolsado$50.00 USD',
    'Total pagado$55.00 USD',
    'Reembolsado$55.00 USD',
  ]);
});

it('names nobody on a certificate that was revoked, and hears of it while it lies open', async () => {
  const facts = {id: 'id', holder: null} as CertificateFacts;
  const tools = (holds: boolean) => (
    <CertificateTools token="token" facts={facts} address="https://tienda.example" holds={holds} />
  );
  const {rerender} = render(tools(true));
  expect(screen.queryByText('name')).not.toBeNull();
  const status = (name: string) =>
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({status: name, signedAt: 1})));
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  };
  for (const same of ['valid', 'unavailable']) {
    status(same);
    await act(comeBack);
  }
  expect(revalidate).not.toHaveBeenCalled();
  status('revoked');
  await act(comeBack);
  await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
  rerender(tools(false));
  expect(screen.queryByText('name')).toBeNull();
});

it('says each time that the link was copied', async () => {
  vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.resolve()}});
  render(<CertificateTools token={null} facts={{} as CertificateFacts} address="x" holds={null} />);
  const press = () => fireEvent.click(screen.getByRole('button', {name: 'Copiar enlace'}));
  press();
  const told = await screen.findByText('Enlace copiado');
  press();
  expect(told.textContent).toBe('');
  await act(() => Promise.resolve());
  expect(told.textContent).toBe('Enlace copiado');
});

it('names the holder of a pasted certificate beside what became of it', async () => {
  render(<VerifyScreen />);
  fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  await screen.findByText(/^Reemplazado/);
  screen.getByText('Titular: Ana');
});
