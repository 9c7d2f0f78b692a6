/** What the `query` argument searches in collections, pages, blogs and redirects. */
import type {CollectionNode} from '../catalogue-index/nodes';
import type {SearchableFields} from '../search-query/compile';
import {wordIndex} from '../search-query/fold';
import {dateMatcher, keywordMatcher, textMatcher} from '../search-query/matchers';

const collectionTitle = textMatcher<CollectionNode>(({titleIndex}) => titleIndex);

export const COLLECTION_SEARCH_FIELDS: SearchableFields<CollectionNode> = {
  text: collectionTitle,
  fields: {
    title: collectionTitle,
    handle: keywordMatcher(({data}) => [data.handle]),
    // Every collection of this shop is curated by hand.
    collection_type: keywordMatcher(() => ['custom']),
    updated_at: dateMatcher(({updatedAt}) => updatedAt),
  },
};

interface TitledContent {
  readonly handle: string;
  readonly title: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
}

const contentTitle = textMatcher<TitledContent>(({title}) => wordIndex(title));

export const CONTENT_SEARCH_FIELDS: SearchableFields<TitledContent> = {
  text: contentTitle,
  fields: {
    title: contentTitle,
    handle: keywordMatcher(({handle}) => [handle]),
    created_at: dateMatcher(({createdAt}) => Date.parse(createdAt ?? '')),
    updated_at: dateMatcher(({updatedAt}) => Date.parse(updatedAt ?? '')),
  },
};

interface Redirect {
  readonly path: string;
  readonly target: string;
}

const redirectPath = keywordMatcher<Redirect>(({path}) => [path]);

export const REDIRECT_SEARCH_FIELDS: SearchableFields<Redirect> = {
  text: redirectPath,
  fields: {path: redirectPath, target: keywordMatcher(({target}) => [target])},
};
