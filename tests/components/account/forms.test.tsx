// @vitest-environment jsdom
/** What is wrong with an account's form is tied to its field, and the focus is never lost. */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {LinkQuestion} from '~/components/account/LinkQuestion';
import {LinkForm} from '~/components/account/LinkForm';
import {NewPasswordScreen} from '~/components/account/NewPasswordScreen';
import {AuthScreen, SignInForm} from '~/components/account/AuthScreen';
import {accountStore} from '~/state/account/account';
import {SignUpForm} from '~/components/account/SignUpForm';

let answer = (_answer: object) => {};

vi.mock('@remix-run/react', () => ({
  Link: () => null,
  useRouteLoaderData: () => null,
  useNavigate: () => () => {},
  useSearchParams: () => [new URLSearchParams()],
}));
vi.mock('~/state/account/connect-account', () => ({
  openAccounts: () => Promise.resolve({isMailed: () => Promise.resolve(true)}),
}));
vi.mock('~/state/account/ask-accounts', () => ({
  askAccounts: () => new Promise((resolve) => void (answer = resolve)),
}));

afterEach(cleanup);

const nothing = () => {};
const answered = (given: object) =>
  act(async () => {
    answer(given);
    await Promise.resolve();
  });

/** The field's mark, and what describes it. */
function wrong(label: string) {
  const field = screen.getByLabelText(label);
  const id = field.getAttribute('aria-describedby');
  return [field.getAttribute('aria-invalid'), id && document.getElementById(id)?.textContent];
}

it('says at the field of a sign-up what is wrong with it', () => {
  render(<SignUpForm email="ana" onSignedUp={nothing} onSignIn={nothing} />);
  const send = () => fireEvent.click(screen.getByRole('button', {name: 'Crear cuenta'}));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), {target: {value}});
  send();
  expect(wrong('Correo')).toEqual(['true', 'Email inválido']);
  type('Correo', 'ana@correo.test');
  type('Contraseña', '12345');
  send();
  expect(wrong('Correo')).toEqual([null, null]);
  expect(wrong('Contraseña')).toEqual(['true', 'La contraseña debe tener al menos 6 caracteres']);
  type('Contraseña', 'secreta-1');
  type('Confirmar contraseña', 'secreta-2');
  send();
  expect(wrong('Contraseña')).toEqual([null, null]);
  expect(wrong('Confirmar contraseña')).toEqual(['true', 'Las contraseñas no coinciden']);
});

it('moves the focus to what is said of a link that was asked for', async () => {
  render(<LinkForm kind="reset" email="ana@correo.test" onBack={nothing} />);
  fireEvent.submit(screen.getByLabelText('Correo').closest('form')!);
  await answered({ok: true});
  expect(document.activeElement?.textContent).toContain('ana@correo.test');
});

it('keeps the focus on the button of a link that is spent', async () => {
  const link = {
    status: 'asked',
    email: 'ana@correo.test',
    wishes: 0,
    changesAddress: false,
  } as const;
  render(<LinkQuestion link={link} />);
  const enter = screen.getAllByRole<HTMLButtonElement>('button')[0]!;
  enter.focus();
  fireEvent.click(enter);
  expect([enter.disabled, enter.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await answered({ok: false, error: {code: 'other', message: 'El enlace ya no sirve'}});
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(enter);
});

it('sends what stands in the boxes, also what was filled in without an event', async () => {
  render(<SignInForm email="" onForgotten={nothing} onAccess={nothing} />);
  const typed = {Correo: 'ana@correo.test', Contraseña: 'secreta'};
  for (const [label, value] of Object.entries(typed)) {
    // As a password manager does: React hears nothing of it.
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  }
  fireEvent.click(screen.getByRole('button', {name: 'Iniciar Sesión'}));
  expect(wrong('Correo')).toEqual([null, null]);
  expect(screen.getByRole('button', {name: 'Iniciando sesión...'})).toBeTruthy();
  // A mailed sign-in may have emptied the password.
  await answered({ok: false, error: {code: 'invalid-credentials'}});
  expect(screen.getByRole('button', {name: 'Elegir una contraseña'})).toBeTruthy();
});

it('asks for the address of a link, or takes that of the sign-in form and sends at once', () => {
  accountStore.setState({status: 'signed-out', problem: undefined} as never);
  render(<AuthScreen />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
  press('Enviarme mi acceso');
  expect(document.activeElement?.textContent).toBe('Entra con un enlace');
  expect(wrong('Correo')).toEqual([null, null]);
  press('Volver a iniciar sesión');
  screen.getAllByLabelText<HTMLInputElement>('Correo')[0]!.value = 'ana@correo.test';
  press('Enviarme mi acceso');
  expect(screen.getByRole('button', {name: 'Enviando…'})).toBeTruthy();
});

it('is ready again when the browser restores the page', () => {
  render(<SignInForm email="ana@correo.test" onForgotten={nothing} onAccess={nothing} />);
  fireEvent.change(screen.getByLabelText('Contraseña'), {target: {value: 'secreta'}});
  fireEvent.click(screen.getByRole('button', {name: 'Iniciar Sesión'}));
  expect(screen.getByRole<HTMLButtonElement>('button', {name: /Iniciando/}).disabled).toBe(true);
  const restored = Object.assign(new Event('pageshow'), {persisted: true});
  act(() => void window.dispatchEvent(restored));
  expect(screen.getByRole<HTMLButtonElement>('button', {name: /Iniciar Sesión/}).disabled).toBe(
    false,
  );
});

it('has a way on from a session that is too old, and from a dead link, with the address', async () => {
  const email = 'ana@correo.test';
  accountStore.setState({status: 'signed-in', userId: 'u', email} as never);
  const {unmount} = render(<NewPasswordScreen />);
  for (const label of ['Contraseña nueva', 'Confirmar contraseña nueva']) {
    fireEvent.change(await screen.findByLabelText(label), {target: {value: 'secreta-2'}});
  }
  fireEvent.click(screen.getByRole('button', {name: 'Guardar contraseña'}));
  await answered({ok: false, error: {code: 'reauthentication-needed'}});
  expect(screen.getByRole('button', {name: 'Enviarme un enlace'})).toBeTruthy();
  unmount();
  accountStore.setState({status: 'signed-out', problem: 'dead-link', email} as never);
  render(<AuthScreen />);
  expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe(email);
  expect(screen.getByRole('button', {name: 'Enviarme mi acceso'})).toBeTruthy();
});
