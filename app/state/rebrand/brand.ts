/** The reseller's brand, kept in this browser and used for every product. */
import * as v from 'valibot';
import {CURRENCIES, NEW_BRAND, type Brand} from '~/domain/rebrand/brand';
import {COVER_DESIGNS} from '~/domain/rebrand/cover';
import {createPersistentStore} from '../browser/persistent-store';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const LOGO = /^data:image\/png;base64,[\w+/=]+$/;

const schema = v.object({
  name: text(80),
  author: text(80),
  contact: text(120),
  website: text(200),
  price: text(20),
  currency: v.picklist(CURRENCIES),
  checkoutUrl: text(500),
  about: text(3000),
  primary: color,
  accent: color,
  design: v.picklist(COVER_DESIGNS),
  logo: v.nullable(v.pipe(v.string(), v.maxLength(1_500_000), v.regex(LOGO))),
});

export const brandStore = createPersistentStore<Brand>({
  key: 'reventaplr-marca',
  initial: NEW_BRAND,
  parse: (stored) => {
    const read = v.safeParse(schema, stored);
    return read.success ? read.output : NEW_BRAND;
  },
});
