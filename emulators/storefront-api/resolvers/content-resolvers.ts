import {connect} from '../graphql/connection';
import type {FieldResolvers, RequestContext} from '../context';
import {gid} from '../gid';
import {addressOf, type PageNode, type ShopContent} from '../shop-content';
import type {MenuLink} from '../shop-profile';

export const pageResolvers: FieldResolvers = {
  onlineStoreUrl: () => null,
  seo: ({title, bodySummary}: PageNode) => ({title, description: bodySummary}),
};

export const blogResolvers: FieldResolvers = {
  articles: () => connect<{id: string}>([], {first: 0}, {idOf: ({id}) => id}),
};

/** A menu by its handle, its items led to the storefront; null when there is none. */
export function menuNode(handle: string, {shop}: RequestContext) {
  const {menus} = shop.profile;
  const menu = Object.hasOwn(menus, handle) ? menus[handle] : undefined;
  if (!menu) return null;
  return {
    __typename: 'Menu',
    id: gid('Menu', handle),
    handle,
    title: menu.title,
    itemsCount: countLinks(menu.links),
    items: menuItems(menu.links, handle, shop),
  };
}

function menuItems(links: readonly MenuLink[], parent: string, shop: ShopContent): object[] {
  return links.map(({title, url, links: below = []}, index) => {
    const id = `${parent}-${index + 1}`;
    return {
      __typename: 'MenuItem',
      id: gid('MenuItem', id),
      title,
      type: 'HTTP',
      url: addressOf(shop, url),
      items: menuItems(below, id, shop),
      tags: [],
    };
  });
}

function countLinks(links: readonly MenuLink[]): number {
  return links.reduce((sum, {links: below = []}) => sum + 1 + countLinks(below), 0);
}
