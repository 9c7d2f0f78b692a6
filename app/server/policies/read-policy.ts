import type {PolicyHandle} from '~/domain/site/policies';
import {parseRichText, type RichText} from '~/domain/text/rich-text';
import {plainLine} from '~/domain/text/plain-text';
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

/** Null for a handle that is none, and for a policy that the operator has not written. @throws {StorefrontError} */
export async function readPolicy(
  storefront: StorefrontClient,
  handle: string,
): Promise<Policy | null> {
  if (!isPolicyHandle(handle)) return null;
  const {shop} = await storefront.query(GET_SHOP_POLICIES, {});
  const policy = shop[FIELDS[handle]];
  if (!policy) return null;
  const text = parseRichText(policy.body);
  return text.length > 0 ? {handle, title: plainLine(policy.title, MAX_TITLE_LENGTH), text} : null;
}

function isPolicyHandle(handle: string): handle is PolicyHandle {
  return handle in FIELDS;
}
