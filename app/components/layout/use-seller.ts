import {useRootData, type RootData} from '~/state/root-data';

const NOBODY = {seller: null, supportEmail: null};

/** Who sells, and where to write to; nobody when the operator does not say or the root failed. */
export function useSeller(): Pick<RootData, 'seller' | 'supportEmail'> {
  return useRootData() ?? NOBODY;
}
