// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {ReviewForm} from '~/components/library/ReviewForm';
import type {OwnReview} from '~/domain/library/library';

const backend = vi.hoisted(() => ({upsert: vi.fn()}));
vi.mock('~/state/account/connect-account', () => ({
  openAccounts: async () => ({client: {from: () => backend}}),
}));

const show = (review: OwnReview | null = null) =>
  render(<ReviewForm purchase={{id: 'right', title: 'Guía', review}} />);
const send = () => fireEvent.click(screen.getByText('Enviar reseña'));
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Tu reseña (opcional)'), {target: {value: text}});

beforeEach(() => void backend.upsert.mockReset().mockResolvedValue({error: null, status: 201}));
afterEach(cleanup);

it('asks for stars, and for a name only from who wants to show it', async () => {
  show();
  write('Muy claro');
  send();
  expect(await screen.findByText('Elige de una a cinco estrellas')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('1 estrella'));
  fireEvent.click(screen.getByLabelText('4 estrellas'));
  fireEvent.click(screen.getByLabelText('Mostrar mi nombre'));
  send();
  expect(await screen.findByText('Falta este dato')).toBeTruthy();
  expect(backend.upsert).not.toHaveBeenCalled();

  fireEvent.click(screen.getByLabelText('Mostrar mi nombre'));
  send();
  await screen.findByText('Reseña enviada. La revisamos antes de publicarla.');
  expect(backend.upsert).toHaveBeenCalledExactlyOnceWith({
    entitlement_id: 'right',
    stars: 4,
    body: 'Muy claro',
    name: null,
  });
  expect(document.activeElement?.textContent).toBe('Cambiar mi reseña de Guía');
});

it('loses nothing when it could not be sent', async () => {
  show({stars: 2, text: 'Antes', name: 'Ana', state: 'refused'});
  expect(screen.getByRole('status').textContent).toContain('no se publicó');
  write('Ahora');
  backend.upsert.mockResolvedValue({error: {code: 'PT429'}, status: 429});
  send();
  await screen.findByText(/Espera una hora/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tu reseña (opcional)').value).toBe('Ahora');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre que se publica').value).toBe('Ana');
  expect(screen.getByRole('status').textContent).toContain('no se publicó');
  expect(screen.getByLabelText<HTMLInputElement>('2 estrellas').checked).toBe(true);
});
