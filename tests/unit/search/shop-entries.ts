import type {DocumentNode} from 'graphql';
import type {CatalogueEntry} from '~/server/search/catalogue-entry';
import {readCatalogue} from '~/server/search/read-catalogue';
import {operationOf} from '~/server/storefront/operation';
import type {StorefrontClient} from '~/server/storefront/storefront-client';
import {startTestEmulator} from '../../emulators/storefront-api/support/test-emulator';

/** The demo shop's products as the search reads them; any number of them. */
export async function readShop(size = 134): Promise<CatalogueEntry[]> {
  const emulator = await startTestEmulator({catalogue: undefined, catalogueSize: size});
  try {
    const storefront = {
      queryNow: (document: DocumentNode, variables: Record<string, unknown>) =>
        emulator.data(operationOf(document).text, {...variables, country: 'MX', language: 'ES'}),
    } as unknown as StorefrontClient;
    return (await readCatalogue(storefront)) ?? [];
  } finally {
    await emulator.close();
  }
}
