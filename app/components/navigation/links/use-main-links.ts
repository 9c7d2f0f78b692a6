import type {MainLink} from '~/domain/navigation/route-facts';
import {useRootData} from '~/state/root-data';

/** The links beside 'VER CATEGORÍAS'; on a phone they are in the drawer. None when the root failed. */
export function useMainLinks(): readonly MainLink[] {
  return useRootData()?.navigation ?? [];
}
