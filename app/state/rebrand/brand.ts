/** The reseller's brand, kept in this browser and used for every product. */
import * as v from 'valibot';
import {BRAND_STORAGE_KEY, CURRENCIES, NEW_BRAND, type Brand} from '~/domain/rebrand/brand';
import {COVER_DESIGNS} from '~/domain/rebrand/cover';
import {createPersistentStore} from '../browser/persistent-store';
import {paletteOf} from '~/domain/rebrand/colors';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const LOGO = /^data:image\/png;base64,[\w+/=]+$/;

/** Storage holds some five million characters, for the cart too. */
const MAX_LOGO = 1_500_000;

/** A field that cannot be read is new again; the others stay. */
const schema = v.object({
  name: v.fallback(text(80), NEW_BRAND.name),
  author: v.fallback(text(80), NEW_BRAND.author),
  contact: v.fallback(text(120), NEW_BRAND.contact),
  website: v.fallback(text(200), NEW_BRAND.website),
  price: v.fallback(text(20), NEW_BRAND.price),
  currency: v.fallback(v.picklist(CURRENCIES), CURRENCIES[0]),
  checkoutUrl: v.fallback(text(500), NEW_BRAND.checkoutUrl),
  about: v.fallback(text(3000), NEW_BRAND.about),
  primary: v.fallback(color, NEW_BRAND.primary),
  accent: v.fallback(color, NEW_BRAND.accent),
  design: v.fallback(v.picklist(COVER_DESIGNS), NEW_BRAND.design),
  logo: v.fallback(
    v.nullable(v.pipe(v.string(), v.maxLength(MAX_LOGO), v.regex(LOGO))),
    NEW_BRAND.logo,
  ),
});

export const brandStore = createPersistentStore<Brand>({
  key: BRAND_STORAGE_KEY,
  initial: NEW_BRAND,
  parse: (stored) => {
    const read = v.safeParse(schema, stored);
    return read.success ? read.output : NEW_BRAND;
  },
});

const MAX_BYTES = 5_000_000;
/** Tried in turn: a photograph is too large for storage at the first ones, and always small enough at the last. */
const SIDES = [800, 560, 400, 280];

/**
 * A logo as the data address of a PNG; rejects for what is no picture. An SVG is cleaned first and then drawn, so that
 * nothing of it can run.
 */
export async function readLogo(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error('too-large');
  const isSvg = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  const source = isSvg ? await cleanSvg(await file.text()) : await dataAddress(file);
  const image = await load(source);
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
    // An SVG may have no size of its own.
    const width = Math.max(1, Math.round((image.naturalWidth || side) * scale));
    const height = Math.max(1, Math.round((image.naturalHeight || side) * scale));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, {width, height});
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const logo = canvas.toDataURL('image/png');
    if (logo.length <= MAX_LOGO) return logo;
  }
  throw new Error('too-large');
}

export interface LogoFacts {
  /** Width by height. */
  readonly ratio: number;
  readonly palette: {readonly primary: string; readonly accent: string} | null;
  readonly content: Uint8Array;
}

export async function logoFacts(logo: string): Promise<LogoFacts> {
  const image = await load(logo);
  const canvas = document.createElement('canvas');
  const [width, height] = [image.naturalWidth || 1, image.naturalHeight || 1];
  Object.assign(canvas, {width: 64, height: 64});
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, 64, 64);
  const pixels = context?.getImageData(0, 0, 64, 64).data ?? [];
  const binary = atob(logo.slice(logo.indexOf(',') + 1));
  return {
    ratio: width / height,
    palette: paletteOf(pixels),
    content: Uint8Array.from(binary, (character) => character.charCodeAt(0)),
  };
}

async function cleanSvg(text: string): Promise<string> {
  const {default: purify} = await import('dompurify');
  const clean = purify.sanitize(text, {USE_PROFILES: {svg: true, svgFilters: true}});
  if (!/<svg[\s>]/.test(clean)) throw new Error('no-picture');
  const named = /xmlns=/.test(clean)
    ? clean
    : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(named)}`;
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('no-picture'));
    image.src = address;
  });
}
