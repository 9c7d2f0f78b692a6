/** What a shopper does with an account, and what the browser keeps of it. */
import {expect, type Page} from '@playwright/test';
import type {SupabaseAdmin} from './supabase-admin';
import {hydrated, visit} from './visit';

export const PASSWORD = 'secreta-1';
const SESSION_KEY = 'reventaplr-session';

let people = 0;

export function newEmail(): string {
  people += 1;
  return `persona-${process.pid}-${people}@correo.test`;
}

export function form(page: Page, tab: 'Iniciar Sesión' | 'Registrarse') {
  const panel = page.getByRole('tabpanel', {name: tab});
  return {
    panel,
    email: panel.getByLabel('Correo'),
    password: panel.getByLabel('Contraseña', {exact: true}),
    confirmation: panel.getByLabel('Confirmar contraseña', {exact: true}),
    send: panel.locator('[type="submit"]'),
  };
}

export async function openTab(page: Page, tab: 'Iniciar Sesión' | 'Registrarse') {
  if (!page.url().includes('/auth')) await visit(page, '/auth');
  await page.getByRole('tab', {name: tab}).click();
  return form(page, tab);
}

export async function signUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  const fields = await openTab(page, 'Registrarse');
  await fields.email.fill(email);
  await fields.password.fill(password);
  await fields.confirmation.fill(password);
  await fields.send.click();
  await expect(page.getByText('¡Registro exitoso!')).toBeVisible();
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const fields = await openTab(page, 'Iniciar Sesión');
  await fields.email.fill(email);
  await fields.password.fill(password);
  await fields.send.click();
  await page.waitForURL(/\/$/);
  await hydrated(page);
  await expect(accountButton(page)).toBeVisible();
}

/** A new account in this browser, signed in without the form; kept as the accounts library keeps it. */
export async function enter(page: Page, supabase: SupabaseAdmin): Promise<string> {
  const email = newEmail();
  const session = await supabase.createAccount(email, PASSWORD);
  await page.goto('/favicon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  await visit(page, '/faq');
  await expect(accountButton(page)).toBeVisible();
  return email;
}

/** An account whose owner has opened the mail of its confirmation, elsewhere. */
export async function newConfirmedAccount(supabase: SupabaseAdmin) {
  const email = newEmail();
  await supabase.createAccount(email, PASSWORD);
  const session = await supabase.redeem(await supabase.lastLink(email));
  const payload = session.access_token.split('.')[1] ?? '';
  const {sub} = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {sub: string};
  return {email, userId: sub};
}

/** The same, signed in in this browser. */
export async function enterConfirmed(page: Page, supabase: SupabaseAdmin) {
  const account = await newConfirmedAccount(supabase);
  await signIn(page, account.email);
  return account;
}

export function accountButton(page: Page) {
  return page.getByRole('button', {name: /^Mi cuenta/});
}

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', {name: 'Cerrar sesión'}).click();
  await expect(page.getByRole('link', {name: 'Acceder'})).toBeVisible();
}

export interface KeptSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_at: number;
  readonly user: {readonly id: string};
}

export async function keptSession(page: Page): Promise<KeptSession | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  return text === null ? null : (JSON.parse(text) as KeptSession);
}

/** Sets the session's last second into the past, as a night does. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(key, JSON.stringify({...session, expires_at: 1}));
  }, SESSION_KEY);
}
