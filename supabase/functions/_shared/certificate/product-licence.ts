/**
 * Which licence a product was bought under: the one that its metafield `libro.licencia` names, or the PLR one, in
 * the version of the day of the purchase.
 */
import {createAdminApi, type AdminAccess, type AskAdmin} from '../orders/admin-api.ts';
import type {CertificateLicence} from './credential.ts';
import {DEFAULT_LICENCE, LICENCES, type DatedLicence} from './licences.generated.ts';

const REQUEST_LIMIT_MS = 5_000;
const QUERY = `query LicenceOfProduct($id: ID!) {
  product(id: $id) { metafield(namespace: "libro", key: "licencia") { value } }
}`;

/** The shop promises nothing of a licence that nobody wrote. */
class UnknownLicenceError extends Error {}

/** @param admin the provider's Admin API; null when the shop has no token for it, which only one licence allows. */
export function createLicenceReader(admin: AdminAccess | null) {
  const ask = admin && createAdminApi(admin);
  return async (productId: string, boughtAt: number): Promise<CertificateLicence> => {
    // Nothing is signed for good that is only guessed.
    if (!ask && LICENCES.some(({id}) => id !== DEFAULT_LICENCE)) {
      throw new UnknownLicenceError('Products name their licence, and no Admin API is set');
    }
    const named = ask ? await namedLicence(ask, productId) : '';
    const licence = versionOf(LICENCES, named || DEFAULT_LICENCE, boughtAt);
    if (!licence) throw new UnknownLicenceError(`No licence is called ${named}`);
    return licence;
  };
}

/**
 * The version in force on the day of the purchase (epoch milliseconds), without its date; the first one for what
 * was bought before it was written down. Null when there is no such licence.
 */
export function versionOf(
  licences: readonly DatedLicence[],
  id: string,
  boughtAt: number,
): CertificateLicence | null {
  const versions = licences
    .filter((each) => each.id === id)
    .sort((a, b) => b.date.localeCompare(a.date));
  const found = versions.find(({date}) => Date.parse(date) <= boughtAt) ?? versions.at(-1);
  if (!found) return null;
  const {date: _date, texts: _texts, ...licence} = found;
  return licence;
}

/** Empty for a product without the metafield, or that is gone. */
async function namedLicence(ask: AskAdmin, id: string): Promise<string> {
  const {product} = await ask<{product: {metafield: {value: string} | null} | null}>(
    QUERY,
    {id},
    REQUEST_LIMIT_MS,
  );
  return product?.metafield?.value.trim() ?? '';
}
