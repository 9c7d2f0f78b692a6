// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {readMailedLink, takeMailedLink} from '~/state/account/follow-mailed-link';

const PROOF = '#token_hash=abc&type=recovery&email=ana@correo.test';
const open = (address: string) => window.history.replaceState({key: 'router'}, '', address);

describe('a mailed link', () => {
  test('is wiped from the address once it is taken, and the router keeps its place', () => {
    open(`/auth?volver=%2Fmis-productos${PROOF}`);
    const link = {kind: 'proof', tokenHash: 'abc', type: 'recovery', email: 'ana@correo.test'};
    expect(readMailedLink()).toEqual(link);
    expect(takeMailedLink()).toEqual(link);
    expect(window.location.href).toMatch(/\/auth\?volver=%2Fmis-productos$/);
    expect(window.history.state).toEqual({key: 'router'});
    expect(takeMailedLink()).toBeNull();
  });

  test('brings a session or an error where the backend has templates of its own', () => {
    open('/auth#access_token=a&refresh_token=r');
    expect(readMailedLink()).toEqual({kind: 'session', access_token: 'a', refresh_token: 'r'});
    for (const dead of ['#access_token=a', '#error_code=otp_expired', '#token_hash=a&type=x']) {
      open(`/auth${dead}`);
      expect(readMailedLink()).toEqual({kind: 'dead'});
    }
  });

  test('opens the account that the mail was sent to, whatever hash its requester chose', () => {
    const asker = 'email=mallory@correo.test&type=magiclink&token_hash=hers';
    open(`/auth#${asker}&x=${PROOF}`);
    expect(readMailedLink()).toMatchObject({tokenHash: 'abc', email: 'ana@correo.test'});
    for (const forged of [`${PROOF}&${asker}`, `#${asker}&${PROOF.slice(1)}`, `${PROOF}&x=1`]) {
      open(`/auth${forged}`);
      expect(readMailedLink()).toEqual({kind: 'dead'});
    }
    open('/auth#access_token=a&refresh_token=r&access_token=b');
    expect(readMailedLink()).toEqual({kind: 'dead'});
  });
});
