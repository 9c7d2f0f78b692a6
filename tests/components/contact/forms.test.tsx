// @vitest-environment jsdom
/** Where the focus is while a form is on its way and once it was taken, and what is said of its fields. */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {HelpForm} from '~/components/contact/HelpForm';
import {NotifyForm} from '~/components/contact/NotifyScreen';
import {FindPurchase} from '~/components/library/FindPurchase';
import type {ContactAnswer} from '~/domain/contact/contact-forms';

let navigation: {state: string; formAction?: string};
const submit = vi.fn();
const findPurchase = vi.fn<() => Promise<string>>();

vi.mock('@remix-run/react', () => ({
  Form: (form: ComponentProps<'form'>) => <form {...form} />,
  useLocation: () => ({pathname: '/contacto', search: ''}),
  useNavigation: () => navigation,
  useSubmit: () => submit,
  useRouteLoaderData: () => ({accounts: {}}),
}));
vi.mock('~/state/library/ask-purchases', () => ({findPurchase: () => findPurchase()}));

beforeEach(() => void (navigation = {state: 'idle'}));
afterEach(cleanup);

const button = () => screen.getByRole<HTMLButtonElement>('button');
const focused = () => document.activeElement;
const described = (label: string) => {
  const field = screen.getByLabelText(label);
  const id = field.getAttribute('aria-describedby');
  return [field.getAttribute('aria-invalid'), id && document.getElementById(id)?.textContent];
};

it('keeps the focus on the button while a message is sent, and moves it to what became of it', () => {
  const form = (answer?: ContactAnswer) => <HelpForm supportEmail={null} answer={answer} />;
  const {rerender} = render(form());
  button().focus();
  navigation = {state: 'submitting'};
  rerender(form());
  expect(button().textContent).toBe('Enviando…');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect([button().disabled, focused()]).toEqual([false, button()]);

  navigation = {state: 'idle'};
  rerender(form({sent: true}));
  expect(focused()?.textContent).toContain('¡Mensaje enviado!');

  // The second one is told like the first.
  button().focus();
  navigation = {state: 'submitting'};
  rerender(form({sent: true}));
  navigation = {state: 'idle'};
  rerender(form({sent: true}));
  expect(focused()?.textContent).toContain('¡Mensaje enviado!');
});

it('sends an address once, whatever is pressed meanwhile', () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  navigation = {state: 'submitting', formAction: '/avisame?de=ia-club'};
  const {container, rerender} = render(<NotifyForm subject="ia-club" />);
  const form = container.querySelector('form')!;
  form.noValidate = true;
  form.addEventListener('submit', sent);
  fireEvent.click(button());
  expect(button().disabled).toBe(false);
  expect(sent).not.toHaveBeenCalled();
  navigation = {state: 'idle'};
  rerender(<NotifyForm subject="ia-club" />);
  fireEvent.click(button());
  expect(sent).toHaveBeenCalledOnce();
});

it('tells which field of a purchase is wrong, at the field', async () => {
  render(<FindPurchase />);
  const order = screen.getByLabelText('Número de pedido');
  const email = screen.getByLabelText('Correo de la compra');
  fireEvent.click(button());
  expect(described('Número de pedido')).toEqual(['true', 'Falta este dato']);
  expect(described('Correo de la compra')).toEqual(['true', 'Falta este dato']);
  expect(focused()).toBe(order);

  fireEvent.change(order, {target: {value: 'no sé'}});
  fireEvent.click(button());
  expect(described('Número de pedido')[1]).toMatch(/^Falta el número/);
  fireEvent.change(order, {target: {value: 'RP-1001'}});
  fireEvent.change(email, {target: {value: 'ana'}});
  fireEvent.click(button());
  expect(described('Número de pedido')).toEqual([null, null]);
  expect(described('Correo de la compra')).toEqual(['true', 'Escríbelo como nombre@ejemplo.com']);
  expect(focused()).toBe(email);
  expect(screen.getByRole('alert').textContent).toContain(
    'Escribe el número de pedido y un correo válido.',
  );

  let answer = (_outcome: string) => {};
  findPurchase.mockReturnValue(new Promise((resolve) => void (answer = resolve)));
  fireEvent.change(email, {target: {value: 'ana@correo.test'}});
  fireEvent.click(button());
  expect(described('Correo de la compra')).toEqual([null, null]);
  expect([button().textContent, button().disabled]).toEqual(['Enviando…', false]);
  await act(async () => {
    answer('asked');
    await Promise.resolve();
  });
  expect(focused()?.textContent).toContain('Revisa tu correo');
});
