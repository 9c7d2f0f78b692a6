/** Signs the certificate of an entitlement: what it says comes from the database, nothing from who asks. */
import {databaseTime} from '../common/dates.ts';
import {variantName} from '../common/variant-name.ts';
import type {Database} from '../database.ts';
import {signCredential, type CertificateLicence, type Signer} from './credential.ts';
import {newSalt, orderDigest} from './order-digest.ts';

export interface Issuer extends Signer {
  readonly database: Database;
  /** The licence that a product was bought under at a moment (epoch ms). Rejects when that cannot be known now. */
  readonly licenceOf: (productId: string, boughtAt: number) => Promise<CertificateLicence>;
}

interface CertificateRow {
  readonly id: string;
  readonly holder: string | null;
  readonly order_salt: string | null;
  readonly licence: CertificateLicence | null;
  readonly token: string | null;
  readonly status_position: number;
  readonly entitlements: {
    readonly product_id: string;
    readonly granted_at: string;
    readonly orders: {readonly id: string; readonly name: string | null};
    readonly order_lines: {readonly title: string; readonly variant_title: string};
  };
}

const COLUMNS =
  'id,holder,order_salt,licence,token,status_position,entitlements(product_id,granted_at,orders(id,name),order_lines(title,variant_title))';

/**
 * Sees to it that a certificate is signed as it stands; the database drops the token of one whose holder changed. What a
 * purchase was made under stays: licence and salt are those of the first time. False when there is no such certificate.
 */
export async function issueCertificate(issuer: Issuer, id: string, now: number): Promise<boolean> {
  const {database, signingKey, shop, shopName, licenceOf} = issuer;
  const query = `id=eq.${encodeURIComponent(id)}`;
  const [row] = await database.select<CertificateRow>('certificates', `${query}&select=${COLUMNS}`);
  if (!row) return false;
  if (row.token) return true;
  const {orders, order_lines: line, product_id: productId, granted_at} = row.entitlements;
  const licence = row.licence ?? (await licenceOf(productId, databaseTime(granted_at)));
  const salt = row.order_salt ?? newSalt();
  // Only one of two who ask at once may choose the salt and the licence.
  if (!row.order_salt) {
    const chosen = await database.update('certificates', `${query}&order_salt=is.null&select=id`, {
      order_salt: salt,
      licence,
    });
    if (chosen.length === 0) return issueCertificate(issuer, id, now);
  }
  const token = await signCredential(
    {
      id,
      statusPosition: row.status_position,
      ...{shop, shopName, licence},
      product: {name: line.title, variant: variantName(line.variant_title) || null},
      orderDigest: await orderDigest(orders.name ?? orders.id, salt),
      holder: row.holder,
      purchasedAt: databaseTime(granted_at),
    },
    await signingKey(),
    now,
  );
  // Skipped if the holder changed meanwhile, for the token would name the former one, and if another request was quicker.
  const stored = await database.update(
    'certificates',
    `${query}&token=is.null&status_position=eq.${row.status_position}&select=id`,
    {token, signed_at: new Date(now).toISOString()},
  );
  return stored.length > 0 || issueCertificate(issuer, id, now);
}
