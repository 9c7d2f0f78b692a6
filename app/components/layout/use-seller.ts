import {useRouteLoaderData} from '@remix-run/react';
import type {Seller} from '~/domain/site/seller';

/** Of the root's loader, from the operator's variables. */
interface RootSeller {
  readonly seller: Seller | null;
  readonly supportEmail: string | null;
}

const NOBODY: RootSeller = {seller: null, supportEmail: null};

/** Who sells, and where to write to; nobody when the operator does not say or the root failed. */
export function useSeller(): RootSeller {
  return useRouteLoaderData<RootSeller>('root') ?? NOBODY;
}
