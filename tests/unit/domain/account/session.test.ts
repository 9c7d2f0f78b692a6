import {describe, expect, it} from 'vitest';
import {isMailedSession, parseStoredSession} from '~/domain/account/session';

const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.firma`;
const opened = (...methods: unknown[]) =>
  token({email: 'añó@correo.mx', amr: methods.map((method) => ({method, timestamp: 1}))});

describe('isMailedSession', () => {
  it.each(['otp', 'magiclink', 'recovery'])('knows a session that a link opened: %s', (method) => {
    expect(isMailedSession(opened(method))).toBe(true);
    expect(isMailedSession(opened('password', method))).toBe(true);
  });

  it('tells one that a password opened', () => {
    expect(isMailedSession(opened('password'))).toBe(false);
    expect(isMailedSession(opened())).toBe(false);
  });

  it.each(['', 'a.b.c', '...', token(null), token([]), token({amr: 'otp'}), opened(7, null)])(
    'takes nothing else for one: %s',
    (text) => expect(isMailedSession(text)).toBe(false),
  );
});

const NOW = 1_700_000_000_000;
const stored = (expiresAt: unknown) => ({
  access_token: 'a',
  refresh_token: 'r',
  expires_at: expiresAt,
  user: {id: 'u-1', email: 'ana@correo.mx'},
});

describe('parseStoredSession', () => {
  it('tells who is signed in', () => {
    expect(parseStoredSession(stored(NOW / 1000 + 1), NOW)).toEqual({
      userId: 'u-1',
      email: 'ana@correo.mx',
      expired: false,
    });
  });

  it('has expired at its last second', () => {
    expect(parseStoredSession(stored(NOW / 1000), NOW)?.expired).toBe(true);
  });

  it('takes a session without a moment for an expired one', () => {
    expect(parseStoredSession(stored('pronto'), NOW)?.expired).toBe(true);
  });

  it.each([null, 'texto', [], {}, {user: {id: 'u-1'}}, {refresh_token: 'r', user: {id: 7}}])(
    'takes %j for no session',
    (value) => expect(parseStoredSession(value, NOW)).toBeNull(),
  );
});
