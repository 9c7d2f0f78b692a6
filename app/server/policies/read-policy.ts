import {POLICY_HANDLES, type PolicyHandle} from '~/domain/policies/policies';
import {type RichText, plainLine} from '~/domain/markup/plain-text';
import {parseRichText} from '../catalogue/parse-rich-text';
import {GET_SHOP_POLICIES} from '~/graphql/shop';
import type {StorefrontClient} from '../storefront/storefront-client';

export interface Policy {
  readonly handle: PolicyHandle;
  readonly title: string;
  readonly text: RichText;
}

const FIELDS = {
  'terms-of-service': 'termsOfService',
  'privacy-policy': 'privacyPolicy',
  'refund-policy': 'refundPolicy',
} as const satisfies Record<PolicyHandle, string>;

/** Characters. */
const MAX_TITLE_LENGTH = 120;

/** Null for an unknown handle or an unpublished policy. @throws {StorefrontError} */
export async function readPolicy(
  storefront: StorefrontClient,
  handle: string,
): Promise<Policy | null> {
  if (!POLICY_HANDLES.some((known) => known === handle)) return null;
  const policies = await readPolicies(storefront);
  return policies.find((policy) => policy.handle === handle) ?? null;
}

/** Reads the policies that the operator has written. @throws {StorefrontError} */
export async function readPolicies(storefront: StorefrontClient): Promise<readonly Policy[]> {
  const {shop} = await storefront.query(GET_SHOP_POLICIES, {});
  return POLICY_HANDLES.flatMap((handle) => {
    const policy = shop[FIELDS[handle]];
    const text = policy ? parseRichText(policy.body) : [];
    if (!policy || text.length === 0) return [];
    return [{handle, title: plainLine(policy.title, MAX_TITLE_LENGTH), text}];
  });
}
