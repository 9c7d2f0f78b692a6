/** Which licence a product is sold under: the one that its metafield `libro.licencia` names, or the PLR one. */
import type {CertificateLicence} from './credential.ts';
import {DEFAULT_LICENCE, LICENCES} from './licences.generated.ts';

const REQUEST_LIMIT_MS = 5_000;
const QUERY = `query LicenceOfProduct($id: ID!) {
  product(id: $id) { metafield(namespace: "libro", key: "licencia") { value } }
}`;

/** The shop promises nothing of a licence that nobody wrote. */
class UnknownLicenceError extends Error {}

/** @param admin the provider's Admin API; null when the shop has no token for it, and one licence. */
export function createLicenceReader(admin: {url: string; token: string} | null) {
  return async (productId: string): Promise<CertificateLicence> => {
    const named = admin ? await namedLicence(admin, productId) : '';
    const licence = LICENCES.find(({id}) => id === (named || DEFAULT_LICENCE));
    if (!licence) throw new UnknownLicenceError(`No licence is called ${named}`);
    return licence;
  };
}

/** Empty for a product without the metafield, or that is gone. */
async function namedLicence(
  {url, token}: {url: string; token: string},
  productId: string,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
    body: JSON.stringify({query: QUERY, variables: {id: productId}}),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
  const {data, errors} = (await response.json()) as {
    data?: {product: {metafield: {value: string} | null} | null};
    errors?: unknown;
  };
  if (!data || errors) throw new Error(`The Admin API did not tell the licence of ${productId}`);
  return data.product?.metafield?.value.trim() ?? '';
}
