import {useRouteLoaderData} from '@remix-run/react';
import type {MainLink} from '~/domain/site/route-facts';

/** Of the root's loader, which reads them from the routes themselves. */
interface RootNavigation {
  readonly navigation: readonly MainLink[];
}

/** The links beside 'VER CATEGORÍAS'; on a phone they are in the drawer. None when the root failed. */
export function useMainLinks(): readonly MainLink[] {
  return useRouteLoaderData<RootNavigation>('root')?.navigation ?? [];
}
