import {layout} from '~/copy/layout';

/** The links beside 'VER CATEGORÍAS'; on a phone they are in the drawer. */
export const MAIN_LINKS: readonly {to: string; label: string; isNew?: boolean}[] = [
  {to: '/tienda', label: layout.shop},
  {to: '/ia-club', label: layout.iaClub, isNew: true},
  {to: '/micro-saas-plr', label: layout.microSaas, isNew: true},
  {to: '/faq', label: layout.faq},
];
