import {preset} from '@shopify/hydrogen-codegen';
import {answerTypes} from './scripts/lib/answer-types';

/**
 * Hydrogen's preset without its table of operations by their text: ours are documents, each of which
 * carries its types (`app/graphql`). And beside it what the worker knows of those types.
 */
const typesOfDocuments: typeof preset = {
  ...preset,
  buildGeneratesSection: async (options) => {
    const sections = await preset.buildGeneratesSection(options);
    return sections.flatMap((section) => [
      {...section, plugins: section.plugins.filter((plugin) => !('gen-dts' in plugin))},
      {
        ...section,
        filename: 'app/server/storefront/answer-types.generated.ts',
        plugins: [{answerTypes: {}}],
        pluginMap: {answerTypes},
      },
    ]);
  },
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
