/**
 * Why the account backend refused a request or could not be reached (docs/product.md 9.4). Its client reports errors
 * in several shapes, so they are read field by field. An unknown error keeps the backend's own message.
 */
import {asRecord, asText} from '../text/parse-unknown';

type KnownCode =
  | 'invalid-credentials'
  | 'already-registered'
  | 'email-not-confirmed'
  | 'invalid-email'
  | 'weak-password'
  | 'same-password'
  | 'sign-up-disabled'
  | 'banned'
  | 'rate-limited'
  | 'signed-out'
  | 'reauthentication-needed'
  | 'wrong-old-password'
  | 'password-too-long'
  | 'invalid-input'
  | 'dead-link'
  | 'mail-not-sent'
  | 'conflict'
  | 'not-allowed'
  | 'unreachable';

export type AccountError =
  | {readonly code: KnownCode}
  | {readonly code: 'other'; readonly message: string};

/** The backend's own codes. */
const BY_CODE: Readonly<Record<string, KnownCode>> = {
  invalid_credentials: 'invalid-credentials',
  user_already_exists: 'already-registered',
  email_exists: 'already-registered',
  email_not_confirmed: 'email-not-confirmed',
  email_address_invalid: 'invalid-email',
  weak_password: 'weak-password',
  same_password: 'same-password',
  signup_disabled: 'sign-up-disabled',
  email_provider_disabled: 'sign-up-disabled',
  user_banned: 'banned',
  over_request_rate_limit: 'rate-limited',
  over_email_send_rate_limit: 'rate-limited',
  session_not_found: 'signed-out',
  session_expired: 'signed-out',
  refresh_token_not_found: 'signed-out',
  refresh_token_already_used: 'signed-out',
  user_not_found: 'signed-out',
  bad_jwt: 'signed-out',
  no_authorization: 'signed-out',
  // Sessions older than a day must authenticate again.
  reauthentication_needed: 'reauthentication-needed',
  reauthentication_not_valid: 'reauthentication-needed',
  insufficient_aal: 'reauthentication-needed',
  current_password_required: 'wrong-old-password',
  current_password_mismatch: 'wrong-old-password',
  current_password_invalid: 'wrong-old-password',
  validation_failed: 'invalid-input',
  bad_json: 'invalid-input',
  otp_expired: 'dead-link',
  otp_disabled: 'dead-link',
  flow_state_expired: 'dead-link',
  flow_state_not_found: 'dead-link',
  bad_code_verifier: 'dead-link',
  invite_not_found: 'dead-link',
  email_address_not_authorized: 'mail-not-sent',
  email_address_not_provided: 'invalid-email',
  over_sms_send_rate_limit: 'rate-limited',
  phone_exists: 'already-registered',
  identity_already_exists: 'already-registered',
  email_conflict_identity_not_deletable: 'conflict',
  conflict: 'conflict',
  captcha_failed: 'not-allowed',
  not_admin: 'not-allowed',
  provider_disabled: 'sign-up-disabled',
  signups_disabled: 'sign-up-disabled',
  anonymous_provider_disabled: 'sign-up-disabled',
  user_sso_managed: 'not-allowed',
  manual_linking_disabled: 'not-allowed',
  hook_payload_invalid_content_type: 'unreachable',
  hook_payload_over_size_limit: 'unreachable',
  hook_timeout: 'unreachable',
  hook_timeout_after_retry: 'unreachable',
  request_timeout: 'unreachable',
  unexpected_failure: 'unreachable',
};

/** Error codes of features that the shop does not offer: second factors, telephones, other companies' accounts. */
const NOT_OFFERED =
  /^(?:mfa|phone|sms|sso|saml|oauth|bad_oauth|web3|identity|single_identity|too_many_enrolled|unexpected_audience|provider)/;

/** Parts of messages, for backends that send no code. */
const BY_MESSAGE: readonly (readonly [part: string, code: KnownCode])[] = [
  ['Invalid login credentials', 'invalid-credentials'],
  ['User already registered', 'already-registered'],
  ['Email not confirmed', 'email-not-confirmed'],
  ['Auth session missing', 'signed-out'],
  // The gateway in front of the backend refused the shop's own key.
  ['API key', 'unreachable'],
];

/** Errors that the client raises itself when the response did not come from the backend. */
const UNREADABLE = ['AuthRetryableFetchError', 'AuthUnknownError', 'AuthInvalidTokenResponseError'];
const MAX_MESSAGE_LENGTH = 200;

export function accountError(thrown: unknown): AccountError {
  // An Error's own fields are not all enumerable.
  const {name, message} = thrown instanceof Error ? thrown : {name: '', message: ''};
  const fields = asRecord(thrown);
  const code = asText(fields?.code) ?? '';
  const status = fields?.status;
  const text = (message || (asText(fields?.message) ?? '')).trim();

  if (/longer than 72|72 (?:characters|bytes)/i.test(text)) return {code: 'password-too-long'};
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  if (known) return {code: known};
  if (NOT_OFFERED.test(code)) return {code: 'not-allowed'};
  const byMessage = BY_MESSAGE.find(([part]) => text.includes(part));
  if (byMessage) return {code: byMessage[1]};
  if (status === 429) return {code: 'rate-limited'};
  // Every answer of the backend has a status; an error without one comes from the network or our code.
  const answered = typeof status === 'number' && status >= 400 && status < 500;
  const readable = answered && !UNREADABLE.includes(name) && /\w/.test(text) && !/[<{]/.test(text);
  return readable
    ? {code: 'other', message: text.slice(0, MAX_MESSAGE_LENGTH)}
    : {code: 'unreachable'};
}
