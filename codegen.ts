import {preset} from '@shopify/hydrogen-codegen';

/**
 * Hydrogen's preset without its table of operations by their text: ours are documents, each of which
 * carries its types (`app/graphql`).
 */
const typesOfDocuments: typeof preset = {
  ...preset,
  buildGeneratesSection: async (options) =>
    (await preset.buildGeneratesSection(options)).map((section) => ({
      ...section,
      plugins: section.plugins.filter((plugin) => !('gen-dts' in plugin)),
    })),
};

export default {
  overwrite: true,
  generates: {
    'storefrontapi.generated.d.ts': {
      preset: typesOfDocuments,
      schema: './node_modules/@shopify/storefront-schema-2025-07/storefront.schema.json',
      documents: ['./app/graphql/**/*.ts'],
      presetConfig: {
        importTypes: {
          namespace: 'StorefrontAPI',
          from: '@shopify/storefront-schema-2025-07/storefront-api-types',
        },
      },
    },
  },
};
