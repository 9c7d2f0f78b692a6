import {timeLimit} from '@common/time-limit';
import {
  readPublicKeys,
  verifyCredential,
  webCryptoVerifier,
  type Verification,
} from '~/domain/certificate/verify-credential';
import {useEffect, useState} from 'react';

export type Checked =
  | Verification
  /** The browser does not support Ed25519, or the keys could not be loaded. */
  | {readonly ok: false; readonly reason: 'unsupported' | 'unreachable'};

const TIME_LIMIT_MS = 10_000;

/** Verifies a credential here, by the shop's published keys. Never rejects. */
export async function checkCredential(token: string): Promise<Checked> {
  let keys: ReturnType<typeof readPublicKeys>;
  try {
    const answer = await fetch('/.well-known/jwks.json', {
      signal: timeLimit(TIME_LIMIT_MS),
    });
    keys = readPublicKeys(await answer.json());
  } catch {
    return {ok: false, reason: 'unreachable'};
  }
  try {
    return await verifyCredential(token, keys ?? [], webCryptoVerifier(crypto.subtle));
  } catch {
    return {ok: false, reason: 'unsupported'};
  }
}

/** Null until it has been checked. */
export function useVerification(token: string | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let current = true;
    setChecked(null);
    if (token) void checkCredential(token).then((result) => current && setChecked(result));
    return () => {
      current = false;
    };
  }, [token]);
  return checked;
}
