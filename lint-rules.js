/** Lint rules of this repository that no linter ships; `.oxlintrc.jsonc` says where each applies. */
import path from 'node:path';

/** What each folder of `app/` may import from the others (docs/architecture.md). Routes, root and entries may take all. */
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

const PLAIN = {
  allowed: /^(@common\/|valibot$)/,
  message: 'This folder takes no package but valibot.',
};
/** Folders of `app/` that take few packages. */
const PACKAGES = {
  domain: PLAIN,
  content: PLAIN,
  copy: PLAIN,
  graphql: {
    // The tag that makes a document, and the types that it carries.
    allowed: /^(graphql-tag|@graphql-typed-document-node\/core|storefrontapi\.generated)$/,
    message: 'A document is made by graphql-tag alone.',
  },
};

/** Folders that may know the types of the domain but not run its rules, except constants and offers, which texts state. */
const TYPES_ONLY = ['content', 'copy'];
const STATED = /^app\/domain\/(limits|offers\/offers|money\/money)$/;

/** Why a file may not import another, or nothing. Both are named from the root of the repository. */
function fileFault(from, to, isType) {
  const [area, layer] = from.split('/');
  const [otherArea, otherLayer] = to.split('/');
  if (area === 'app' && ['emulators', 'scripts', 'tests'].includes(otherArea)) {
    return 'The app knows nothing of its tools.';
  }
  if (area === 'emulators' && ['app', 'scripts', 'tests'].includes(otherArea)) {
    return 'Emulators stand in for other companies’ services: their data is their own.';
  }
  if (area !== 'app' || otherArea !== 'app') return undefined;
  if (otherLayer === 'routes') {
    return 'Nobody imports a route: move what is shared to server, domain or components.';
  }
  const allowed = LAYERS[layer];
  if (!allowed || otherLayer === layer) return undefined;
  if (!allowed.includes(otherLayer)) {
    return `app/${layer} may import ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nothing'} of the other folders (docs/architecture.md).`;
  }
  return TYPES_ONLY.includes(layer) && !isType && !STATED.test(to)
    ? 'Only types of the domain: its rules are run by state, server and components.'
    : undefined;
}

function packageFault(from, name) {
  const [area, layer] = from.split('/');
  if (area !== 'app') return undefined;
  if (layer !== 'server' && /^@shopify\/hydrogen(\/|$)/.test(name)) {
    return 'Hydrogen belongs to app/server: everywhere else it would reach the browser.';
  }
  const rule = PACKAGES[layer];
  return rule && !rule.allowed.test(name) ? rule.message : undefined;
}

const layers = {
  create(context) {
    const file = path.relative(context.cwd, context.filename);
    const check = (node, isType) => {
      const name = node?.value;
      if (typeof name !== 'string') return;
      const isFile = /^(\.|~\/)/.test(name);
      const target = name.startsWith('~/')
        ? `app/${name.slice(2)}`
        : path.join(path.dirname(file), name);
      const message = isFile ? fileFault(file, target, isType) : packageFault(file, name);
      if (message) context.report({node, message});
    };
    return {
      ImportDeclaration({source, importKind, specifiers}) {
        const isType =
          specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type');
        check(source, importKind === 'type' || isType);
      },
      ExportNamedDeclaration: ({source, exportKind}) => check(source, exportKind === 'type'),
      ExportAllDeclaration: ({source, exportKind}) => check(source, exportKind === 'type'),
      ImportExpression: ({source}) => check(source, false),
      TSImportType: ({source}) => check(source, true),
    };
  },
};

const noBarrels = {
  create(context) {
    const report = (node) =>
      context.report({node, message: 'No barrels: import from the file that defines it.'});
    return {
      ExportAllDeclaration: report,
      ExportNamedDeclaration: (node) => {
        if (node.source) report(node);
      },
    };
  },
};

/** `React.lazy` and framework files want a default export; anything else has a name. */
const noDefaultExport = {
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

const OPERATION = /^\s*(#graphql|(query|mutation|subscription|fragment)\s+\w+[^{]*\{)/;

const noOperationStrings = {
  create(context) {
    const message =
      'An operation is a document of app/graphql, which knows its variables and its result.';
    return {
      Literal(node) {
        if (typeof node.value === 'string' && OPERATION.test(node.value))
          context.report({node, message});
      },
      TemplateElement(node) {
        const isTagged = node.parent.parent.type === 'TaggedTemplateExpression';
        if (!isTagged && OPERATION.test(node.value.raw)) context.report({node, message});
      },
    };
  },
};

/** Time and chance are arguments, so that a rule gives the same result for the same input. */
const noHiddenInput = {
  create(context) {
    const TIME = 'Take `now` as an argument, or app/state/browser/clock.';
    const HIDDEN = {Date: {now: TIME}, Math: {random: 'Take `random` as an argument.'}};
    const readsTime = (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date')
        context.report({node, message: TIME});
    };
    return {
      CallExpression: readsTime,
      NewExpression: (node) => {
        if (node.arguments.length === 0) readsTime(node);
      },
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        const message = HIDDEN[node.object.name]?.[name];
        if (message) context.report({node, message});
      },
      VariableDeclarator({id, init}) {
        if (id.type !== 'ObjectPattern') return;
        for (const node of id.properties) {
          const message = HIDDEN[init?.name]?.[node.key?.name];
          if (message) context.report({node, message});
        }
      },
    };
  },
};

export default {
  meta: {name: 'shop'},
  rules: {
    layers,
    'no-barrels': noBarrels,
    'no-default-export': noDefaultExport,
    'no-operation-strings': noOperationStrings,
    'no-hidden-input': noHiddenInput,
  },
};
