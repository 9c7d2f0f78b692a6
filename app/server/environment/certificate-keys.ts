import {readPublicKeys, type PublicKey} from '~/domain/certificate/public-keys';
import {parseJson} from '~/domain/text/parse-unknown';

/** `PUBLIC_CERTIFICATE_KEYS`: a JSON Web Key Set of Ed25519 keys. What is wrong is added to `problems`. */
export function parseCertificateKeys(text: string, problems: string[]): readonly PublicKey[] {
  if (text === '') return [];
  const keys = readPublicKeys(parseJson(text));
  if (keys && keys.length > 0) return keys;
  problems.push(
    text.includes('"d"')
      ? 'PUBLIC_CERTIFICATE_KEYS holds a private key: take it back, and sign with another'
      : 'PUBLIC_CERTIFICATE_KEYS is not a set of Ed25519 keys, such as {"keys":[{"kty":"OKP",…}]}',
  );
  return [];
}
