import {niches} from '~/content/niches';

/** What `?nicho=` may say. */
export const SHOP_NICHES: readonly string[] = niches.map(({handle}) => handle);

export function nicheName(handle: string | null): string | null {
  return niches.find((niche) => niche.handle === handle)?.name ?? null;
}
