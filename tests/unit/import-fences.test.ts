/** Each fence of docs/architecture.md, crossed once on purpose and once in the way that is allowed. */
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';

// The fences need no types, and a file that exists only in this test has none.
const eslint = new ESLint({overrideConfig: [tseslint.configs.disableTypeChecked]});

async function rulesBroken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, {filePath});
  return (result?.messages ?? []).map(({ruleId, message}) => ruleId ?? message);
}

const FENCE = 'import-x/no-restricted-paths';
const PATTERN = '@typescript-eslint/no-restricted-imports';

const forbidden: [file: string, code: string, rule: string][] = [
  ['app/domain/x.ts', "import '~/state/cart/cart';", FENCE],
  ['app/domain/x.ts', "import '../state/cart/cart';", FENCE],
  ['app/domain/x.ts', "import '~/copy/page-layout/brand';", FENCE],
  ['app/domain/x.ts', "import type {Niche} from '~/content/niches';", FENCE],
  ['app/domain/x.ts', "import 'react';", PATTERN],
  ['app/content/x.ts', "import '~/server/http/log';", FENCE],
  ['app/content/x.ts', "import '~/copy/page-layout/brand';", FENCE],
  ['app/content/x.ts', "import {addLine} from '~/domain/cart/cart';", PATTERN],
  ['app/copy/x.ts', "import '~/content/niches';", FENCE],
  ['app/copy/x.ts', "import {addLine} from '../domain/cart/cart';", PATTERN],
  ['app/graphql/x.ts', "import '~/domain/limits';", FENCE],
  ['app/graphql/x.ts', "import 'graphql';", PATTERN],
  ['app/graphql/x.ts', "import 'graphql-tag/loader';", PATTERN],
  ['app/server/x.ts', "import '~/components/layout/PageLayout';", FENCE],
  ['app/server/x.ts', "import '~/state/cart/cart';", FENCE],
  ['app/state/x.ts', "import '~/copy/page-layout/brand';", FENCE],
  ['app/state/x.ts', "import '~/server/http/log';", FENCE],
  ['app/components/ui/X.tsx', "import '~/server/http/log';", FENCE],
  ['app/components/ui/X.tsx', "import '~/graphql/cart';", FENCE],
  ['app/components/ui/X.tsx', "import type {CheckoutAnswer} from '~/routes/api.checkout';", FENCE],
  ['app/routes/x.tsx', "import './api.checkout';", FENCE],
  ['app/root.tsx', "import './routes/api.checkout';", FENCE],
  ['app/server/x.ts', "import '../../scripts/lib/run';", FENCE],
  ['app/routes/x.tsx', "import '../../emulators/storefront-api/start';", FENCE],
  ['emulators/x.ts', "import '../app/domain/limits';", FENCE],
  ['emulators/x.ts', "import '../app/content/niches';", FENCE],
  ['emulators/x.ts', "import '../scripts/lib/run';", FENCE],
  ['emulators/x.ts', "import '~/server/http/log';", FENCE],
  ['app/components/ui/X.tsx', "import '@shopify/hydrogen';", PATTERN],
  ['app/routes/x.tsx', "import '@shopify/hydrogen/cart';", PATTERN],
];

const allowed: [file: string, code: string][] = [
  ['app/domain/x.ts', "import './cart';"],
  [
    'app/content/x.ts',
    "import type {Product} from '~/domain/catalogue/product';\nexport type X = Product;",
  ],
  ['app/content/x.ts', "import '~/domain/limits';"],
  ['app/copy/x.ts', "import type {Money} from '~/domain/text/money';\nexport type X = Money;"],
  ['app/graphql/x.ts', "import './fragments';\nimport 'graphql-tag';"],
  [
    'app/graphql/x.ts',
    "import type {TypedDocumentNode} from '@graphql-typed-document-node/core';\nimport type {FacetsFragment} from 'storefrontapi.generated';\nexport type X = TypedDocumentNode<FacetsFragment>;",
  ],
  ['app/server/x.ts', "import '~/graphql/cart';\nimport '@shopify/hydrogen';"],
  ['app/server/x.ts', "import '~/domain/cart/cart';\nimport '~/content/niches';"],
  ['app/state/x.ts', "import '~/domain/cart/cart';\nimport 'zustand';"],
  ['app/components/ui/X.tsx', "import '~/state/cart/cart';\nimport '~/copy/page-layout/brand';"],
  ['app/routes/x.tsx', "import '~/server/http/log';\nimport '~/components/layout/PageLayout';"],
  ['emulators/x.ts', "import './write-whole-file';"],
  ['app/components/ui/X.tsx', "import '@remix-run/react';"],
  ['server.ts', "import '@shopify/hydrogen';"],
];

describe('import fences', () => {
  it.each(forbidden)('%s may not %s', async (file, code, rule) => {
    expect(await rulesBroken(file, code)).toContain(rule);
  });

  it.each(allowed)('%s may %s', async (file, code) => {
    expect(await rulesBroken(file, code)).toEqual([]);
  });
});

describe('clock, chance and storage', () => {
  const impure = [
    'export const a = () => Date.now();',
    'export const a = () => new Date();',
    'export const a = () => Math.random();',
  ];
  const stored = [
    "export const a = () => localStorage.getItem('a');",
    "export const a = () => window.sessionStorage.getItem('a');",
  ];

  it.each([...impure, ...stored])('are kept out of components: %s', async (code) => {
    expect(await rulesBroken('app/components/ui/X.tsx', code)).toHaveLength(1);
    expect(await rulesBroken('app/domain/x.ts', code)).toHaveLength(1);
  });

  it.each([...impure, ...stored])('live in app/state: %s', async (code) => {
    expect(await rulesBroken('app/state/x.ts', code)).toEqual([]);
  });

  it.each(impure)('the worker may ask for the hour and draw: %s', async (code) => {
    expect(await rulesBroken('app/server/x.ts', code)).toEqual([]);
  });

  it.each(stored)('the worker has no browser storage: %s', async (code) => {
    expect(await rulesBroken('app/server/x.ts', code)).toHaveLength(1);
  });

  it('a given moment may be made into a date', async () => {
    const code = 'export const a = (ms: number) => new Date(ms);';
    expect(await rulesBroken('app/domain/x.ts', code)).toEqual([]);
  });
});

describe('an operation', () => {
  const asStrings = [
    'export const A = `#graphql\n  query A { shop { name } }`;',
    'export const A = `\n  query A($first: Int!) { shop { name } }`;',
    'export const A = `fragment A on Shop { name }` as const;',
    "export const A = 'mutation A { cartCreate { cart { id } } }';",
  ];

  it.each(asStrings)('is no string: %s', async (code) => {
    expect(await rulesBroken('app/graphql/x.ts', code)).toEqual(['no-restricted-syntax']);
    expect(await rulesBroken('app/server/x.ts', code)).toEqual(['no-restricted-syntax']);
    expect(await rulesBroken('app/routes/x.tsx', code)).toEqual(['no-restricted-syntax']);
  });

  it('is a document', async () => {
    const code = "import gql from 'graphql-tag';\nexport const A = gql`query A { shop { name } }`;";
    expect(await rulesBroken('app/graphql/x.ts', code)).toEqual([]);
  });
});

describe('exports', () => {
  it('are named', async () => {
    const code = 'export default function X() {}';
    expect(await rulesBroken('app/components/ui/X.tsx', code)).toEqual(['local/no-default-export']);
  });

  it('are the default where Remix or React.lazy asks', async () => {
    const code = '/** Lazy-loaded. */\nexport default function X() {}';
    expect(await rulesBroken('app/components/ui/X.tsx', code)).toEqual([]);
    expect(await rulesBroken('app/routes/x.tsx', 'export default function X() {}')).toEqual([]);
  });

  it('come from where a thing is defined, not from a barrel', async () => {
    expect(await rulesBroken('app/domain/x.ts', "export * from './cart';")).toEqual([
      'no-restricted-syntax',
    ]);
    expect(await rulesBroken('app/domain/x.ts', "export {addLine} from './cart';")).toEqual([
      'no-restricted-syntax',
    ]);
  });
});
