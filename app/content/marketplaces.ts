/**
 * Where a PLR product may be sold. An operator edits this list: read the platform's page, copy its words, write the
 * day. Without a page that says it, the verdict is 'unconfirmed' and `ask` names the place to ask. For a new platform, add
 * how shoppers write its name to `supabase/functions/sofia-chat/platform-names.ts`.
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
    advice: 'Su política de uso no menciona el PLR.',
    ask: 'https://hotmart.com/es/legal/politicas-de-uso',
  },
  {
    ...UNCONFIRMED,
    id: 'kiwify',
    platform: 'Kiwify',
    use: 'Vender el ebook',
    advice: 'Acepta productos educativos o informativos; no menciona el PLR.',
    ask: 'https://kiwify.com/content-policy/',
  },
  {
    ...UNCONFIRMED,
    id: 'amazon-kdp',
    platform: 'Amazon KDP',
    use: 'Publicar el ebook',
    advice: 'Pide tener los derechos de publicación. Pregunta por el PLR.',
    ask: 'https://kdp.amazon.com/help/topic/G200672390',
  },
  {
    ...UNCONFIRMED,
    id: 'etsy',
    platform: 'Etsy',
    use: 'Vender la descarga digital',
    advice: 'Retira anuncios de reventa. Pregunta por un ebook editado por ti.',
    ask: 'https://www.etsy.com/legal/sellers/',
  },
  {
    ...UNCONFIRMED,
    id: 'mercado-libre',
    platform: 'Mercado Libre',
    use: 'Vender el ebook',
    advice: 'Pide que el autor o editor autorice el formato. Pregunta por el PLR.',
    ask: 'https://www.mercadolibre.com/ayuda',
  },
  {
    ...UNCONFIRMED,
    id: 'payhip',
    platform: 'Payhip',
    use: 'Vender el ebook',
    advice: 'Pregunta por sus reglas sobre PLR.',
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
    note: 'Es la tarifa de Stripe en Estados Unidos. Cámbiala por la tuya y agrega tu plan mensual, si pagas uno.',
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
    note: 'Para ventas de hasta $15.00 USD. Si tu precio es mayor, mira su página.',
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
