/**
 * The name and colour that a visitor typed into 'Antes y después de tu marca': kept in this browser, and drawn on every
 * cover by `app.css`. Loaded once there is one.
 */
import * as v from 'valibot';
import {COVER_BRAND_STORAGE_KEY} from '~/domain/limits';
import {readStored, removeStored, writeStored} from './browser/browser-storage';

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(24)),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
});

type CoverBrand = v.InferOutput<typeof schema>;

/** Null if nothing valid is stored. */
function readCoverBrand(): CoverBrand | null {
  const stored = v.safeParse(schema, readStored(COVER_BRAND_STORAGE_KEY));
  return stored.success ? stored.output : null;
}

/** Stores the brand; an empty name removes it from the covers. */
export function keepCoverBrand({name, color}: CoverBrand): void {
  if (name.trim()) writeStored(COVER_BRAND_STORAGE_KEY, {name: name.trim(), color});
  else removeStored(COVER_BRAND_STORAGE_KEY);
  showCoverBrand();
}

/** Fills the stored brand into fields that are still empty. */
export function fillIn(fields: Element | null): void {
  const brand = readCoverBrand();
  const name = fields?.querySelector<HTMLInputElement>('[type=text]');
  if (!brand || !name || name.value) return;
  name.value = brand.name;
  const color = fields?.querySelector<HTMLInputElement>(`[value="${brand.color}"]`);
  if (color) color.checked = true;
}

export function showCoverBrand(): void {
  const {style, dataset} = document.documentElement;
  const brand = readCoverBrand();
  if (!brand) {
    delete dataset['brand'];
    return;
  }
  // JSON without control characters is also a valid CSS string.
  style.setProperty('--brand', JSON.stringify(brand.name));
  style.setProperty('--brand-color', brand.color);
  dataset['brand'] = '';
}
