/**
 * May the shop be opened? Nothing here breaks it; but who sells with any of it missing gives shoppers a dead
 * link, an address that nobody reads, or a claim that nobody can prove.
 */
import type {Claim} from '../../app/content/claims';
import {POLICY_HANDLES, type PolicyHandle, isPlaceholder} from '../../app/domain/policies/policies';
import type {Environment} from '../../app/server/environment/environment';
import {findingsOf, type Finding} from './finding';
import type {Storefront} from './storefront';

const {ok, warn} = findingsOf('launch');

const GUIDE = 'docs/operating.md, Who sells, and the policies';
const IN_ADMIN: Readonly<Record<PolicyHandle, string>> = {
  'terms-of-service': 'Terms of service',
  'privacy-policy': 'Privacy policy',
  'refund-policy': 'Return and refund policy',
};
const QUERY = `{shop {
  termsOfService {handle body}
  privacyPolicy {handle body}
  refundPolicy {handle body}
}}`;

type Policies = Readonly<Partial<Record<PolicyHandle, string>>>;

interface ShopAnswer {
  readonly shop: Readonly<Record<string, {readonly handle: string; readonly body: string} | null>>;
}

/** Bodies by handle; null when the store cannot be asked. */
export async function readPolicies(storefront: Storefront): Promise<Policies | null> {
  const {data} = await storefront<ShopAnswer>(QUERY);
  if (!data) return null;
  const found = Object.values(data.shop).filter((policy) => policy !== null);
  return Object.fromEntries(found.map(({handle, body}) => [handle, body]));
}

/**
 * What still waits for its true value, each with its place; one line of praise when nothing does. Policies
 * that could not be read (null) are not judged.
 */
export function checkLaunch(
  environment: Environment,
  policies: Policies | null,
  claims: Readonly<Record<string, Claim>>,
): Finding[] {
  const missing = [
    ...variables(environment),
    ...(policies
      ? POLICY_HANDLES.flatMap((handle) => policy(handle, policies[handle], environment))
      : []),
    ...proofs(claims),
  ];
  return missing.length > 0
    ? missing
    : [ok('Seller, addresses, policies and the proof of claims are in place.')];
}

function variables({
  seller,
  supportEmail,
  communityUrl,
  courseLinks,
  supabase,
}: Environment): Finding[] {
  const values: readonly (readonly [string, string | null | undefined, string])[] = [
    ['PUBLIC_SELLER_NAME', seller?.name, 'nobody answers for the sale'],
    ['PUBLIC_SELLER_TAX_ID', seller?.taxId, 'the seller has no tax id'],
    ['PUBLIC_SELLER_ADDRESS', seller?.address, 'the seller has no address'],
    ['PUBLIC_SELLER_HOURS', seller?.hours, 'nobody says when messages are answered'],
    ['PUBLIC_SUPPORT_EMAIL', supportEmail, 'shoppers have nowhere to write'],
    [
      'PUBLIC_COMMUNITY_URL',
      communityUrl,
      'the support group that buyers are promised has no link',
    ],
    ['PUBLIC_COURSE_AUTO_PAGE_URL', courseLinks.autoPage, "'Ver Curso' has no link"],
    ['PUBLIC_COURSE_VIBECODE_URL', courseLinks.vibecode, 'the pre-launch has no link'],
    ['PUBLIC_UPSELL_COURSE_URL', courseLinks.upsell, 'the thank-you page makes no offer'],
  ];
  const found = values
    .filter(([, value]) => isPlaceholder(value))
    .map(([name, value, effect]) =>
      warn(
        `${name} is ${value ? 'a placeholder' : 'not set'}: ${effect}.`,
        `Set ${name} in .env, and in the environment of the deployed worker.`,
      ),
    );
  return supabase
    ? found
    : [
        ...found,
        warn(
          'Nothing stores messages, withdrawals and complaints.',
          'Set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY.',
        ),
      ];
}

function policy(handle: PolicyHandle, body: string | undefined, {seller}: Environment): Finding[] {
  const place = `Shopify: Settings → Policies → ${IN_ADMIN[handle]} (${GUIDE}).`;
  if (!body?.trim()) return [warn(`There is no ${handle}.`, `Write it in ${place}`)];
  if (isPlaceholder(body)) {
    return [warn(`The ${handle} names a fictitious seller.`, `Put your own in ${place}`)];
  }
  return seller && !body.includes(seller.name)
    ? [warn(`The ${handle} does not name ${seller.name}.`, `Name the seller in ${place}`)]
    : [];
}

function proofs(claims: Readonly<Record<string, Claim>>): Finding[] {
  return Object.entries(claims)
    .filter(([, {source, date}]) => isPlaceholder(source) || isPlaceholder(date))
    .map(([id, {claim}]) =>
      warn(
        `The claim '${claim}' has no source and date.`,
        `Put them beside '${id}' in app/content/claims.ts, or say something that you can prove.`,
      ),
    );
}
