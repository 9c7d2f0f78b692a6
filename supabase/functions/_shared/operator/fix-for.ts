/** What to do about a refused or missing setting of a function: the short form of the guide's table. */

const GUIDE = 'docs/operating.md, When something is refused';
const SET = 'npx supabase@3 secrets set';

/** By what the problem says, the first that fits. */
const FIXES: readonly (readonly [problem: RegExp, fix: string])[] = [
  [/the project does not answer/, 'try again; status.supabase.com'],
  [
    /\bSUPABASE_(?:SECRET|PUBLISHABLE)_KEYS\b/,
    'create new keys (Supabase → Project Settings → API keys), then npx supabase@3 functions deploy',
  ],
  [/\bnot subscribed\b/, 'npm run connect'],
  [/\bstorage\b/, 'npx supabase@3 db push --remote makes a missing bucket; status.supabase.com'],
  [/not approved/, 'request access to protected customer data: your app → API access'],
  [
    /\(403\): the app|lacks the scope|access scope/,
    'add the scope to a new version of the app, release it, and accept it in the shop’s admin',
  ],
  [
    /\bSHOPIFY_ADMIN_TOKEN \(401\)/,
    `take the app’s client id and secret instead: ${SET} SHOPIFY_CLIENT_ID=… SHOPIFY_CLIENT_SECRET=…`,
  ],
  [
    /without the app/,
    `install the app in the shop (dev.shopify.com, of the shop’s own organization), or name the shop that has it: ${SET} SHOPIFY_SHOP_DOMAIN=…`,
  ],
  [/\bPUBLIC_STORE_DOMAIN\b/, `set both to the same shop: ${SET} SHOPIFY_SHOP_DOMAIN=…, and .env`],
  [/\bSHOPIFY_WEBHOOK_SECRET\b/, `${SET} SHOPIFY_CLIENT_SECRET=…, in .env too`],
  [
    /\bSHOPIFY_CLIENT_(?:ID|SECRET)\b/,
    `${SET} SHOPIFY_CLIENT_ID=… SHOPIFY_CLIENT_SECRET=…, both in .env too`,
  ],
  [/\bSHOPIFY_SHOP_DOMAIN\b/, `${SET} SHOPIFY_SHOP_DOMAIN=your-shop.myshopify.com`],
  [/\bCERTIFICATE_SIGNING_KEY\b/, 'npx tsx scripts/certificate-key.ts, and set both halves'],
  [/\bSHOP_SITE_URL\b/, `${SET} SHOP_SITE_URL=… with the value of PUBLIC_SITE_URL`],
  [/\bOPERATOR_EMAIL is\b/, `${SET} OPERATOR_EMAIL=you@your.shop`],
  [/\bNOTIFY_OPEN\b/, `${SET} NOTIFY_OPEN=videos-plr, or unset it`],
  [/\bSOFIA_ALLOWED_ORIGINS\b/, `${SET} SOFIA_ALLOWED_ORIGINS=… with the value of PUBLIC_SITE_URL`],
  [/\bMAIL_FROM is no address\b/, `${SET} MAIL_FROM="Your shop <soporte@your.shop>"`],
  [/\bMAIL_API_URL\b/, `${SET} MAIL_API_URL=…, or unset it for Resend; is that service up?`],
  [/\bMAIL_FROM is refused\b/, 'verify the sender’s domain at the mail service (its DNS records)'],
  [/\bMAIL_|mail service/, `make a key at the mail service: ${SET} MAIL_API_KEY=… MAIL_FROM=…`],
  [
    /\bOPENAI_|\bmodel\b/,
    `${SET} OPENAI_API_URL=… OPENAI_API_KEY=… OPENAI_MODEL=…, or unset all three`,
  ],
];

export function fixFor(problem: string): string {
  const fix = FIXES.find(([pattern]) => pattern.test(problem))?.[1];
  return fix ? `${fix} (${GUIDE})` : GUIDE;
}
