/** A reseller's brand, which is put on every product, and the texts that one edition has besides. */
import {parseUrl} from '@common/parse-url';
import {COVER_DESIGNS, type CoverDesign} from './cover';

/** In browser storage. */
export const BRAND_STORAGE_KEY = 'reventaplr-marca';

export interface Brand {
  readonly name: string;
  readonly author: string;
  readonly contact: string;
  readonly website: string;
  /** Price as typed, such as '19.90'. */
  readonly price: string;
  /** Currency code, such as 'USD'. */
  readonly currency: string;
  readonly checkoutUrl: string;
  /** Text about the author, in paragraphs; if empty, there is no such page. */
  readonly about: string;
  readonly primary: string;
  readonly accent: string;
  readonly design: CoverDesign;
  /** A PNG as a data address; null without a logo. */
  readonly logo: string | null;
}

export interface Edition {
  readonly title: string;
  readonly subtitle: string;
}

export const NEW_BRAND: Brand = {
  name: '',
  author: '',
  contact: '',
  website: '',
  price: '',
  currency: 'USD',
  checkoutUrl: '',
  about: '',
  primary: '#14655a',
  accent: '#ffb703',
  design: COVER_DESIGNS[0],
  logo: null,
};

export const CURRENCIES = ['USD', 'MXN', 'COP', 'ARS', 'CLP', 'PEN', 'BRL', 'EUR'] as const;

export type BrandProblem = 'name' | 'title' | 'contact' | 'website' | 'checkoutUrl' | 'price';

/** Problems that prevent files from being made, by field. */
export function problemsOf(brand: Brand, edition: Edition): readonly BrandProblem[] {
  const wrong: readonly (readonly [BrandProblem, boolean])[] = [
    ['name', !brand.name.trim()],
    ['title', !edition.title.trim()],
    ['price', brand.price !== '' && !/^\d{1,9}([.,]\d{1,2})?$/.test(brand.price.trim())],
    ['contact', hasPhone(brand.contact) && !contactLink(brand.contact)],
    ['website', brand.website !== '' && !linkOf(brand.website)],
    ['checkoutUrl', brand.checkoutUrl !== '' && !linkOf(brand.checkoutUrl)],
  ];
  return wrong.flatMap(([field, isWrong]) => (isWrong ? [field] : []));
}

/** A normalized URL; null unless it is http or https. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = parseUrl(address);
  if (!url) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname.includes('.') ? url.href : null;
}

/** Whether a contact has a telephone number, complete or not. */
const hasPhone = (contact: string) => !contact.includes('@') && /(?:\d\D{0,3}){7}/.test(contact);

/**
 * The number in a contact, as '+525512345678'; null without the country's code, for then it is somebody else's in another
 * country. Phones copy numbers with invisible marks and dashes of many kinds.
 */
function phoneOf(contact: string): string | null {
  const plain = contact
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Pd}\s()./]/gu, '')
    .replace(/(^|\D)00(?=[1-9])/, '$1+');
  return /\+[1-9]\d{7,14}(?!\d)/.exec(plain)?.[0] ?? null;
}

/** Writes to a mail address, or to a number on WhatsApp; empty for anything else. */
export function contactLink(contact: string, subject = ''): string {
  const text = contact.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text))
    return `mailto:${text}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  const digits = phoneOf(text)?.slice(1);
  return digits
    ? `https://wa.me/${digits}${subject ? `?text=${encodeURIComponent(subject)}` : ''}`
    : '';
}

/** Where the button of a sales page leads; empty if the brand has neither link nor contact. */
export function buyLink({checkoutUrl, contact, website}: Brand, subject = ''): string {
  return linkOf(checkoutUrl) ?? (contactLink(contact, subject) || (linkOf(website) ?? ''));
}

/** Values of the fields of a prepared file, by the name between `{{` and `}}`. */
export function fieldsOf(
  brand: Brand,
  edition: Edition,
  year: number,
): Readonly<Record<string, string>> {
  return {
    marca: brand.name.trim(),
    autor: brand.author.trim() || brand.name.trim(),
    titulo: edition.title.trim(),
    subtitulo: edition.subtitle.trim(),
    contacto: brand.contact.trim(),
    web: brand.website.trim(),
    precio: priceText(brand),
    enlace: linkOf(brand.checkoutUrl) ?? '',
    anio: String(year),
  };
}

/** Fills in known fields; unknown ones stay as they are. */
export function fillFields(text: string, fields: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*([a-zñ]+)\s*\}\}/gi, (whole, name: string) =>
    Object.hasOwn(fields, name.toLowerCase()) ? (fields[name.toLowerCase()] ?? whole) : whole,
  );
}

/** '19.90 USD'; empty without a price. */
export function priceText({price, currency}: Brand): string {
  const [whole = '', cents = ''] = price.trim().split(/[.,]/);
  const amount = cents ? `${whole}.${cents.padEnd(2, '0')}` : whole;
  return amount ? `${amount} ${currency}` : '';
}
