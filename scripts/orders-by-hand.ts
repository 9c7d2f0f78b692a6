/**
 * `npm run orders:by-hand -- grant EMAIL HANDLE [EDITION] | resend ORDER | revoke ORDER [HANDLE] | restore ORDER [HANDLE]
 * | reviews | publish REVIEW | refuse REVIEW`: what an operator does with purchases and their reviews by hand, logged in
 * `operator_log` (docs/operating.md, Every day).
 */
import './lib/require-node';
import {DEFAULT_SITE_URL} from '../emulators/supabase/constants';
import {createDatabase} from '../supabase/functions/_shared/database.ts';
import {createMailer} from '../supabase/functions/_shared/mail-link.ts';
import {fail} from './lib/fail';
import {loadDotEnv} from './lib/local-environment';
import {
  decideReview,
  grant,
  resend,
  setRevoked,
  waitingReviews,
  type ByHand,
} from '../supabase/functions/_shared/operator/orders-by-hand.ts';
import {editionFolder} from './lib/product-folder';
import {readProducts, type ShopProduct} from './lib/read-products';
import {openProject} from './lib/service-target';

const USAGE =
  'Say what: npm run orders:by-hand -- grant EMAIL HANDLE [EDITION] | resend ORDER | revoke ORDER [HANDLE] | restore ORDER [HANDLE] | reviews | publish REVIEW | refuse REVIEW';

const [action, first, second, third] = process.argv.slice(2);
if (!action || (!first && action !== 'reviews')) fail(USAGE);
loadDotEnv();
const {url, key} = await openProject();
const siteUrl = process.env['PUBLIC_SITE_URL']?.trim() || DEFAULT_SITE_URL;
const parts: ByHand = {
  database: createDatabase({url, serviceKey: key}),
  sendLink: createMailer({url, anonKey: key, siteUrl}),
  now: Date.now,
};

try {
  console.log(await act(action, first ?? ''));
} catch (error) {
  fail(error);
}

async function act(what: string, subject: string): Promise<string> {
  switch (what) {
    case 'grant': {
      const product = await productOf(second ?? fail(USAGE));
      const {id: variantId, title: variantTitle} = editionOf(product, third);
      const {id: productId, title} = product;
      const given = await grant(parts, subject, {productId, variantId, title, variantTitle});
      return `${given.name}: '${title}' is in the library of ${subject}; ${given.mailed ? 'the mail was sent' : 'no mail was sent: npm run orders:by-hand -- resend ' + given.name}`;
    }
    case 'resend':
      return `Mailed to ${await resend(parts, subject)}`;
    case 'revoke':
    case 'restore': {
      const product = second ? await productOf(second) : null;
      const rights = await setRevoked(parts, what, subject, product?.id ?? null);
      return `${subject}: ${rights} ${what === 'revoke' ? 'revoked' : 'given back'}`;
    }
    case 'reviews':
      return waitingReviews(parts);
    case 'publish':
    case 'refuse':
      return `${await decideReview(parts, what, subject)}: ${what === 'publish' ? 'published' : 'refused'}`;
    default:
      return fail(USAGE);
  }
}

async function productOf(handle: string): Promise<ShopProduct> {
  return (
    (await readProducts([handle])).get(handle) ??
    fail(`The shop has no product with the handle ${handle}.`)
  );
}

function editionOf({variants}: ShopProduct, edition: string | undefined) {
  const names = variants.map(({title}) => editionFolder(title)).join(', ');
  const [only, another] = variants;
  if (edition === undefined && only && !another) return only;
  return (
    variants.find(({title}) => editionFolder(title) === edition) ??
    fail(`Name the edition: ${names}.`)
  );
}
