/**
 * Where a PLR product may be sold. An operator edits this list: read the platform's page, copy its words, write the
 * day. Without a page that says it, the verdict is 'unconfirmed' and `ask` names the place to ask.
 */
import type {MarketplaceRule, PlatformFee} from '~/domain/marketplaces/marketplace-rules';
import {ruling} from './licence';

const UNCONFIRMED = {verdict: 'unconfirmed', quotation: null, source: null, readAt: null} as const;

export const marketplaces: readonly MarketplaceRule[] = [
  {
    id: 'gumroad',
    platform: 'Gumroad',
    use: 'Vender el ebook',
    verdict: 'forbidden',
    quotation: 'Reselling ebooks that you have reseller rights to (PLR products)',
    source: 'https://help.gumroad.com/article/155-things-you-cant-sell-on-gumroad',
    readAt: '2026-11-26',
    advice: 'Está en su lista de lo que no se puede vender.',
    ask: 'https://help.gumroad.com/',
  },
  {
    id: 'udemy',
    platform: 'Udemy',
    use: 'Publicarlo como curso',
    verdict: 'forbidden',
    quotation: 'We’re also updating our policy to eliminate Private Label Rights (PLR) content.',
    source: 'https://teach.udemy.com/july-2020-content-policy-update/',
    readAt: '2026-11-26',
    advice: 'Lo anunció en julio de 2020. Graba un curso propio.',
    ask: 'https://support.udemy.com/',
  },
  {
    id: 'checkout-propio',
    platform: 'Tu propio checkout',
    use: 'Vender el ebook en tu página',
    verdict: 'allowed',
    quotation: ruling('vender'),
    source: '/licencia',
    readAt: null,
    advice: 'La licencia lo permite. Revisa también las reglas de quien procesa tus pagos.',
    ask: '/contacto',
    own: true,
  },
  {
    ...UNCONFIRMED,
    id: 'hotmart',
    platform: 'Hotmart',
    use: 'Vender el ebook',
    advice: 'En lo que leímos, su política de uso no menciona el PLR.',
    ask: 'https://hotmart.com/es/legal/politicas-de-uso',
  },
  {
    ...UNCONFIRMED,
    id: 'kiwify',
    platform: 'Kiwify',
    use: 'Vender el ebook',
    advice:
      'Solo acepta productos digitales educativos o informativos; del PLR no encontramos nada.',
    ask: 'https://kiwify.com/content-policy/',
  },
  {
    ...UNCONFIRMED,
    id: 'amazon-kdp',
    platform: 'Amazon KDP',
    use: 'Publicar el ebook',
    advice: 'Exige tener los derechos de publicación; no pudimos leer qué dice del PLR.',
    ask: 'https://kdp.amazon.com/help/topic/G200672390',
  },
  {
    ...UNCONFIRMED,
    id: 'etsy',
    platform: 'Etsy',
    use: 'Vender la descarga digital',
    advice:
      'Retira anuncios de reventa; no pudimos confirmar qué vale para un ebook editado por ti.',
    ask: 'https://www.etsy.com/legal/sellers/',
  },
  {
    ...UNCONFIRMED,
    id: 'mercado-libre',
    platform: 'Mercado Libre',
    use: 'Vender el ebook',
    advice:
      'No acepta libros en formatos que su autor o editor no autorizó; del PLR no encontramos nada.',
    ask: 'https://www.mercadolibre.com/ayuda',
  },
  {
    ...UNCONFIRMED,
    id: 'payhip',
    platform: 'Payhip',
    use: 'Vender el ebook',
    advice: 'No pudimos leer sus reglas sobre PLR.',
    ask: 'https://help.payhip.com/',
  },
];

/** Costs of a sale on each platform. A platform whose price list could not be read is missing. */
export const platformFees: readonly PlatformFee[] = [
  {
    id: 'checkout-propio',
    percent: '0',
    fixed: '0',
    monthly: '0',
    payment: {percent: '2.9', fixed: '0.30'},
    upToCents: null,
    quotation: '2.9% + 30¢ per successful transaction for domestic cards',
    source: 'https://stripe.com/pricing',
    readAt: '2026-09-20',
    note: 'Es lo que cobra Stripe en Estados Unidos. Pon la tarifa de quien procesa tus pagos y, si pagas un plan mensual, su precio.',
  },
  {
    id: 'hotmart',
    percent: '9.9',
    fixed: '0.10',
    monthly: '0',
    payment: null,
    upToCents: 1500,
    quotation: 'USD Less than or equal to 15 USD 9.9% + 0.10 USD',
    source: 'https://help.hotmart.com/en/article/208298448/what-are-the-fees-charged-by-hotmart-',
    readAt: '2026-11-27',
    note: 'Vale para ventas de hasta $15.00 USD. Para precios más altos, mira su página.',
  },
  {
    id: 'payhip',
    percent: '5',
    fixed: '0',
    monthly: '0',
    payment: {percent: '2.9', fixed: '0.30'},
    upToCents: null,
    quotation:
      "PayPal's fees are roughly around 2.9% + $0.30 per transaction […] on this plan you'll pay a 5% commission for any successful sale",
    source: 'https://help.payhip.com/article/173-how-do-i-get-paid',
    readAt: '2026-11-27',
    note: 'Plan gratuito. El cobro de PayPal o Stripe va aparte y cambia según tu país.',
  },
];
