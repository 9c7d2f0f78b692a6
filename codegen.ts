import {pluckConfig, preset} from '@shopify/hydrogen-codegen';

export default {
  overwrite: true,
  pluckConfig,
  generates: {
    'storefrontapi.generated.d.ts': {
      preset,
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
