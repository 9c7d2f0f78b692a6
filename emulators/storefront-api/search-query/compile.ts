/** Turns the tree of a search query into a predicate over one kind of item. */
import {parseQuery} from './parse';
import type {QueryNode, TermNode} from './query-ast';

export type Predicate<T> = (item: T) => boolean;

/** How a field compares with a term; called once per query, so it may prepare the term. */
export type FieldMatcher<T> = (term: TermNode) => Predicate<T>;

export interface SearchableFields<T> {
  readonly text: FieldMatcher<T>;
  readonly fields: Readonly<Record<string, FieldMatcher<T>>>;
}

const always = () => true;

/** The predicate of a query; a blank one accepts everything. */
export function compileQuery<T>(
  query: string | null | undefined,
  searchable: SearchableFields<T>,
): Predicate<T> {
  const tree = query ? parseQuery(query) : null;
  return tree ? compileNode(tree, searchable) : always;
}

function compileNode<T>(node: QueryNode, searchable: SearchableFields<T>): Predicate<T> {
  switch (node.kind) {
    case 'and': {
      const parts = node.children.map((child) => compileNode(child, searchable));
      return (item) => parts.every((part) => part(item));
    }
    case 'or': {
      const parts = node.children.map((child) => compileNode(child, searchable));
      return (item) => parts.some((part) => part(item));
    }
    case 'not': {
      const child = compileNode(node.child, searchable);
      return (item) => !child(item);
    }
    case 'term': {
      if (node.field === null) return searchable.text(node);
      const matcher = Object.hasOwn(searchable.fields, node.field)
        ? searchable.fields[node.field]
        : undefined;
      // The provider ignores unknown fields.
      return matcher ? matcher(node) : always;
    }
  }
}
