import type {CatalogueEntry} from '~/server/search/catalogue-entry';
import {readCatalogue} from '~/server/search/read-catalogue';
import type {StorefrontClient} from '~/server/storefront/storefront-client';
import {clientOf, startTestEmulator} from '../../emulators/storefront-api/support/test-emulator';

/** The demo shop's products as the search reads them; any number of them. */
export async function readShop(size = 134): Promise<CatalogueEntry[]> {
  const emulator = await startTestEmulator({catalogueSize: size});
  try {
    const {query: queryNow} = clientOf(() => emulator);
    const storefront = {queryNow} as unknown as StorefrontClient;
    return (await readCatalogue(storefront)) ?? [];
  } finally {
    await emulator.close();
  }
}
