import {connect} from '../graphql/connection';
import type {FieldResolvers, RequestContext} from '../context';
import {gid} from '../gid';
import {MENUS, type PageNode} from '../shop-content';

export const pageResolvers: FieldResolvers = {
  onlineStoreUrl: () => null,
  seo: ({title, bodySummary}: PageNode) => ({title, description: bodySummary}),
};

export const blogResolvers: FieldResolvers = {
  articles: () => connect<{id: string}>([], {first: 0}, {idOf: ({id}) => id}),
};

/** A menu by its handle, its items led to the storefront; null when there is none. */
export function menuNode(handle: string, {shopUrl}: RequestContext) {
  const menu = Object.hasOwn(MENUS, handle) ? MENUS[handle] : undefined;
  if (!menu) return null;
  return {
    __typename: 'Menu',
    id: gid('Menu', handle),
    handle,
    title: menu.title,
    itemsCount: menu.links.length,
    items: menu.links.map(([title, path], index) => ({
      __typename: 'MenuItem',
      id: gid('MenuItem', `${handle}-${index + 1}`),
      title,
      type: 'HTTP',
      url: `${shopUrl}${path}`,
      items: [],
      tags: [],
    })),
  };
}
