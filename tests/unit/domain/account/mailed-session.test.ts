import {describe, expect, it} from 'vitest';
import {isMailedSession} from '~/domain/account/session';

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
