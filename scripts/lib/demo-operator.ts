import {
  DEFAULT_PRIVATE_TOKEN,
  DEFAULT_PUBLIC_TOKEN,
} from '../../emulators/storefront-api/constants';

/**
 * What an operator would have to name, for a shop whose provider is the emulator: addresses under reserved
 * names and a fictitious seller. The doctor takes them for placeholders.
 */
export const DEMO_OPERATOR: Readonly<Record<string, string>> = {
  PUBLIC_COMMUNITY_URL: 'https://comunidad.reventaplr.example/',
  PUBLIC_SUPPORT_EMAIL: 'soporte@reventaplr.example',
  PUBLIC_PAYMENT_METHODS: 'Visa, Mastercard, American Express, PayPal',
  PUBLIC_COURSE_AUTO_PAGE_URL: 'https://cursos.reventaplr.example/auto-page-ia',
  PUBLIC_COURSE_VIBECODE_URL: 'https://cursos.reventaplr.example/lovable-vibecode',
  PUBLIC_UPSELL_COURSE_URL: 'https://cursos.reventaplr.example/landing-pages-con-ia',
  PUBLIC_SELLER_NAME: 'Ediciones Ejemplo, S.A. de C.V. (vendedor ficticio)',
  PUBLIC_SELLER_TAX_ID: 'RFC XAXX010101000 (ficticio)',
  PUBLIC_SELLER_ADDRESS: 'Calle Ficticia 123, Col. Ejemplo, 06000 Ciudad de México, México',
  PUBLIC_SELLER_HOURS: 'lunes a viernes, de 9 a 18 h (hora de Ciudad de México; demo)',
};

/** The demo's variables, except those that are set. */
export function demoOperator(own: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DEMO_OPERATOR).map(([name, value]) => [name, own[name]?.trim() || value]),
  );
}

/** What a worker needs to use the emulated store at `url`. */
export function emulatedStore(url: string): Record<string, string> {
  return {
    PUBLIC_STORE_DOMAIN: url,
    PUBLIC_STOREFRONT_API_TOKEN: DEFAULT_PUBLIC_TOKEN,
    PRIVATE_STOREFRONT_API_TOKEN: DEFAULT_PRIVATE_TOKEN,
  };
}
