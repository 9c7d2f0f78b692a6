/** When the doctor calls a shop ready to sell, and what it says until then. */
import {describe, expect, it} from 'vitest';
import {claims, type Claim} from '../../../app/content/claims';
import {DEMO_POLICIES} from '../../../emulators/storefront-api/shop-policies';
import {checkLaunch} from '../../../scripts/doctor/check-launch';
import {isReadyToSell, reportText} from '../../../scripts/doctor/finding';
import {DEMO_OPERATOR} from '../../../scripts/lib/demo-operator';
import {parseEnvironment} from '../../../app/server/environment/environment';

const STORE = {
  PUBLIC_STORE_DOMAIN: 'mi-tienda.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'token',
  PUBLIC_SUPABASE_URL: 'https://proyecto.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x',
};
const SELLER = 'Libros del Sur S.A.S.';
const OWN = {
  PUBLIC_COMMUNITY_URL: 'https://www.facebook.com/groups/librosdelsur',
  PUBLIC_SUPPORT_EMAIL: 'hola@librosdelsur.mx',
  PUBLIC_COURSE_AUTO_PAGE_URL: 'https://cursos.librosdelsur.mx/auto-page',
  PUBLIC_COURSE_VIBECODE_URL: 'https://cursos.librosdelsur.mx/vibecode',
  PUBLIC_UPSELL_COURSE_URL: 'https://cursos.librosdelsur.mx/landing',
  PUBLIC_SELLER_NAME: SELLER,
  PUBLIC_SELLER_TAX_ID: 'RFC LSU200101AB1',
  PUBLIC_SELLER_ADDRESS: 'Av. Reforma 100, 06600 Ciudad de México',
  PUBLIC_SELLER_HOURS: 'lunes a viernes, de 9 a 18 h',
};
const TEXT = `<p>Vende ${SELLER}, Av. Reforma 100.</p>`;
const POLICIES = {'terms-of-service': TEXT, 'privacy-policy': TEXT, 'refund-policy': TEXT};
const DEMO_BODIES = Object.fromEntries(
  Object.values(DEMO_POLICIES).map((policy) => [policy?.handle ?? '', policy?.body ?? '']),
);
const PROVEN = Object.fromEntries(
  Object.entries(claims).map(([id, claim]): [string, Claim] => [
    id,
    {...claim, source: 'Encuesta a compradores', date: '2026-10-01'},
  ]),
);

function launch(variables: Record<string, string>, policies = {}, proof: typeof PROVEN = claims) {
  return checkLaunch(parseEnvironment({...STORE, ...variables}), policies, proof);
}

describe('the demo', () => {
  const findings = launch(DEMO_OPERATOR, DEMO_BODIES);

  it('is refused, with the place of each thing to replace', () => {
    expect(isReadyToSell(findings)).toBe(false);
    expect(findings).toHaveLength(16);
    for (const {fix} of findings) {
      expect(fix).toMatch(/PUBLIC_\w+ in \.env|Settings → Policies|app\/content\/claims\.ts/);
    }
    const text = reportText(findings);
    expect(text).toContain('Not ready to sell: 16 things to replace first');
    expect(text).not.toContain('\nReady to sell.');
    expect(text).not.toContain('Healthy');
  });
});

describe('a shop with everything in place', () => {
  it('is ready', () => {
    const findings = launch(OWN, POLICIES, PROVEN);
    expect(findings.map(({level}) => level)).toEqual(['ok']);
    expect(isReadyToSell(findings)).toBe(true);
    expect(reportText(findings)).toContain('Ready to sell.');
  });

  it.each(Object.keys(OWN))('is not ready when %s is of the demo', (name) => {
    const demo = {...OWN, [name]: DEMO_OPERATOR[name] ?? ''};
    expect(isReadyToSell(launch(demo, POLICIES, PROVEN))).toBe(false);
  });

  it('is not ready with policies of another seller, without one, or without proof', () => {
    const other = {...POLICIES, 'privacy-policy': '<p>Vende Otra S.A.</p>'};
    const {'refund-policy': _, ...two} = POLICIES;
    expect(isReadyToSell(launch(OWN, other, PROVEN))).toBe(false);
    expect(isReadyToSell(launch(OWN, two, PROVEN))).toBe(false);
    const half = {...PROVEN, income: {claim: 'x', source: 'Encuesta', date: null}};
    expect(isReadyToSell(launch(OWN, POLICIES, half))).toBe(false);
  });
});
