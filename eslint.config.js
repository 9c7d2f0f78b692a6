/** Lint rules of the whole repository. The import fences are the layers of docs/architecture.md. */
import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What each folder of `app/` may import from the others. Routes, root and entries may take all. */
const LAYERS = {
  domain: [],
  content: ['domain'],
  copy: ['domain'],
  graphql: [],
  server: ['graphql', 'domain', 'content', 'copy'],
  workers: ['domain', 'copy'],
  state: ['domain', 'workers'],
  components: ['state', 'workers', 'domain', 'copy', 'content'],
  'service-worker': ['domain', 'copy'],
};

/** Layers that take no package at all: what they hold is plain data and pure functions. */
const WITHOUT_PACKAGES = ['domain', 'content', 'copy'];

/** Layers that may know the shape of the domain but not run its rules. */
const TYPES_ONLY_OF_DOMAIN = ['content', 'copy'];

const fences = [
  ...Object.entries(LAYERS).map(([layer, allowed]) => ({
    target: `./app/${layer}`,
    from: './app',
    except: [layer, ...allowed].map((name) => `./${name}`),
    message: `app/${layer} may import ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nothing'} of the other folders (docs/architecture.md).`,
  })),
  {
    target: './app',
    from: './app/routes',
    message: 'Nobody imports a route: move what is shared to server, domain or components.',
  },
  {
    target: './app',
    from: ['./emulators', './scripts', './tests'],
    message: 'The app knows nothing of its tools.',
  },
  {
    target: './emulators',
    from: ['./app', './scripts', './tests'],
    message: 'Emulators stand in for other companies’ services: their data is their own.',
  },
];

const hydrogen = {
  regex: '^@shopify/hydrogen(/|$)',
  message: 'Hydrogen belongs to app/server: everywhere else it would reach the browser.',
};
const anyPackage = {
  // Neither relative, nor `~/`, nor shared with the functions: a package or a Node module.
  regex: '^(?!@common/|valibot$)[^.~]',
  message: 'This folder takes no package but valibot.',
};
const notOfDocuments = {
  // The tag that makes a document, and the types that it carries.
  regex: '^(?!(graphql-tag|@graphql-typed-document-node/core|storefrontapi\\.generated)$)[^.~]',
  message: 'A document is made by graphql-tag alone.',
};
const domainValues = {
  // The constants and the table of offers are data that texts state too.
  regex: '^(~|\\.\\.)/(.*/)?domain/(?!limits$|offers/offers$|money/money$)',
  allowTypeImports: true,
  message: 'Only types of the domain: its rules are run by state, server and components.',
};

const restrictImports = (patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', {patterns}],
});

const STORAGE = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Browser storage is touched in app/state alone.',
}));
const STORAGE_OF_WINDOW = ['window', 'globalThis', 'self'].flatMap((object) =>
  STORAGE.map(({name, message}) => ({object, property: name, message})),
);
const CLOCK_AND_CHANCE = [
  {
    object: 'Date',
    property: 'now',
    message: 'Take `now` as an argument, or app/state/browser/clock.',
  },
  {object: 'Math', property: 'random', message: 'Take `random` as an argument.'},
];

const BARRELS = [
  {
    selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
    message: 'No barrels: import from the file that defines it.',
  },
];
const OPERATION = '(query|mutation|subscription|fragment)\\s+\\w+[^{]*\\{';
const OPERATIONS_AS_STRINGS = [
  `:not(TaggedTemplateExpression) > TemplateLiteral > TemplateElement[value.raw=/^\\s*(#graphql|${OPERATION})/]`,
  `Literal[value=/^\\s*(#graphql|${OPERATION})/]`,
].map((selector) => ({
  selector,
  message: 'An operation is a document of app/graphql, which knows its variables and its result.',
}));
const CLOCK_SYNTAX = [
  {
    selector:
      ':matches(NewExpression[arguments.length=0], CallExpression)[callee.type="Identifier"][callee.name="Date"]',
    message: 'Take `now` as an argument, or app/state/browser/clock.',
  },
];

/** `React.lazy` and framework files want a default export; anything else has a name. */
const noDefaultExport = {
  meta: {type: 'suggestion', schema: []},
  create(context) {
    return {
      ExportDefaultDeclaration(node) {
        const comments = context.sourceCode.getAllComments();
        if (comments.some(({value}) => /lazy-loaded/i.test(value))) return;
        context.report({
          node,
          message:
            'Export it by name. (A lazy-loaded component says "Lazy-loaded" in its docstring.)',
        });
      },
    };
  },
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.cache/',
      '.wrangler/',
      'playwright-report/',
      'test-results/',
      'storefrontapi.generated.d.ts',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['supabase/functions/**'],
    extends: [js.configs.recommended, tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {project: './tsconfig.json', tsconfigRootDir: import.meta.dirname},
    },
    plugins: {'import-x': importX, local: {rules: {'no-default-export': noDefaultExport}}},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({project: './tsconfig.json'})],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', {basePath: import.meta.dirname, zones: fences}],
      'import-x/no-duplicates': 'error',
      'local/no-default-export': 'error',
      'no-restricted-syntax': ['error', ...BARRELS],
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // A leading underscore says 'left out on purpose'.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // Loaders throw responses, as Remix asks.
      '@typescript-eslint/only-throw-error': 'off',
      // Hooks and contexts hand out functions that want no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Handlers of events and interfaces are often async by contract.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true, allowNullish: true},
      ],
    },
  },
  {
    files: ['supabase/functions/**/*.ts'],
    languageOptions: {parser: tseslint.parser},
  },
  {
    // Text from outside must not be able to hold the single thread of an isolate.
    files: ['server.ts', 'app/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'],
    ignores: [
      // These read one message of at most 500 characters; regular-expressions.test.ts times them.
      'supabase/functions/sofia-chat/{intents,dialogue,products,words}.ts',
      'supabase/functions/_shared/search/{query,words}.ts',
    ],
    plugins: {regexp},
    rules: {
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'regexp/no-super-linear-move': ['error', {report: 'potential'}],
    },
  },
  {
    files: ['app/**/*.tsx', 'app/**/use-*.ts', 'tests/components/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs['recommended-latest']],
    languageOptions: {globals: globals.browser},
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // A list that scrolls sideways must take the focus, or a keyboard cannot scroll it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['ul'], roles: ['tabpanel']}],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      ...restrictImports([hydrogen]),
      'no-restricted-globals': ['error', ...STORAGE],
      'no-restricted-properties': ['error', ...STORAGE_OF_WINDOW, ...CLOCK_AND_CHANCE],
      'no-restricted-syntax': ['error', ...BARRELS, ...OPERATIONS_AS_STRINGS, ...CLOCK_SYNTAX],
    },
  },
  ...WITHOUT_PACKAGES.map((layer) => ({
    files: [`app/${layer}/**`],
    rules: restrictImports([
      anyPackage,
      ...(TYPES_ONLY_OF_DOMAIN.includes(layer) ? [domainValues] : []),
    ]),
  })),
  {files: ['app/graphql/**'], rules: restrictImports([notOfDocuments])},
  {
    files: ['app/server/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-restricted-properties': ['error', ...STORAGE_OF_WINDOW],
      'no-restricted-syntax': ['error', ...BARRELS, ...OPERATIONS_AS_STRINGS],
    },
  },
  {
    // It is a browser's memory, too, and has no page to be given the time by.
    files: ['app/service-worker/**'],
    rules: {'no-restricted-properties': 'off', 'no-restricted-syntax': ['error', ...BARRELS]},
  },
  {
    files: ['app/state/**'],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...BARRELS],
    },
  },
  {
    // Remix, Vite and the test runners load these by their default export.
    files: [
      'app/routes/**',
      'app/root.tsx',
      'app/entry.*.tsx',
      'app/routes.ts',
      '*.ts',
      'tests/e2e/support/require-build.ts',
    ],
    rules: {'local/no-default-export': 'off'},
  },
  {
    // A test reads answers whose shape it knows, and passes fakes.
    files: ['tests/**', 'scripts/**', 'emulators/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
);
