import {nicheDescriptions} from '~/content/niche-descriptions';
import {collection as copy} from '~/copy/collection';
import type {CollectionPage} from './read-collection-page';

/** The collection's own words, else the niche's, else the generic sentence (spec section 2). */
export function describeCollection({
  name,
  description,
}: Pick<CollectionPage, 'name' | 'description'>): string {
  return description.trim() || nicheDescription(name) || copy.genericDescription(name);
}

function nicheDescription(name: string): string | undefined {
  return Object.hasOwn(nicheDescriptions, name)
    ? nicheDescriptions[name as keyof typeof nicheDescriptions]
    : undefined;
}
