/**
 * Ids and dates of the catalogue's entries, from their place in it: the same on every run, whether
 * the catalogue was invented or loaded from a file. `n` counts products from 1, the others from 0.
 */
import {ebooks} from './ebooks';
import {pick} from './pick';

const FIRST_DAY = Date.UTC(2025, 0, 6, 14, 30);
const HOUR = 3_600_000;
/** Beyond this number, the short numbers of two products would collide. */
const FEW = 10;

export const productId = (n: number) => String(8000 + n);
export const optionId = (n: number, place = 0) => String(80_000 + n + place * 100_000_000);
export const collectionId = (i: number) => String(9001 + i);
export const collectionImageId = (i: number) => String(700_001 + i);

export function variantId(n: number, step: number): string {
  return String(step < FEW ? 400_000 + n * FEW + step : 4_000_000_000 + n * 1000 + step);
}

/** `view` counts from 1. */
export function imageId(n: number, view: number): string {
  return String(view < FEW ? 600_000 + n * FEW + view : 6_000_000_000 + n * 1000 + view);
}

/** `place` counts the definitions of metafields, fewer than a hundred, from 0. */
export function metafieldId(n: number, place: number): string {
  return String(20_000_000_000 + n * 100 + place);
}

/** Three days apart for the shop's own ebooks; then, from February 2026, minutes apart for the volumes. */
export function createdAt(n: number): string {
  return new Date(created(n)).toISOString();
}

export function updatedAt(n: number): string {
  return new Date(created(n) + pick([2, 26, 75, 190], n, 'updated') * HOUR).toISOString();
}

export function collectionUpdatedAt(i: number): string {
  return new Date(FIRST_DAY + i * HOUR).toISOString();
}

function created(n: number): number {
  const own = Math.min(n, ebooks.length);
  return FIRST_DAY + own * 72 * HOUR + (n - own) * (HOUR / 4);
}
