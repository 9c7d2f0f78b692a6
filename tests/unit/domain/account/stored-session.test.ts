import {describe, expect, it} from 'vitest';
import {parseStoredSession} from '~/domain/account/session';

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
