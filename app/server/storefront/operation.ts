/**
 * Whether an answer is what a document asked for. A provider that fails does not always say so: it may
 * answer nothing where there must be something, or something else. Readers rely on the types of the
 * documents, so what does not keep to them is stopped at the door.
 */
import {
  Kind,
  parseType,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
  getOperationAST,
  print,
  type OperationTypeNode,
} from 'graphql';
import {ANSWER_TYPES} from './answer-types.generated';
import {invariant} from '../http/request';

/** Path of the first mismatch, such as 'products.nodes.0'; null if the value matches. */
type Check = (value: unknown) => string | null;

interface Field {
  /** Key of the value in the answer. */
  readonly key: string;
  readonly check: Check;
  /** Whether the field is requested only for some of the possible types and may be missing. */
  readonly conditional: boolean;
}

/** Type names of the provider's schema. */
const ROOTS = {query: 'QueryRoot', mutation: 'Mutation', subscription: 'Subscription'} as const;

/** The check of the answers to a document's operation. */
export function createCheck(document: DocumentNode): Check {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let root: Check = () => null;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    root = required(objectCheck(definition.selectionSet, ROOTS[definition.operation], fragments));
  }
  return root;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function objectCheck(selections: SelectionSetNode, type: string, fragments: Fragments): Check {
  const fields = fieldsOf(selections, type, fragments, false);
  return (value) => {
    if (!isRecord(value)) return '';
    for (const {key, check, conditional} of fields) {
      const member = value[key];
      if (conditional && member === undefined) continue;
      const problem = check(member);
      if (problem !== null) return problem ? `${key}.${problem}` : key;
    }
    return null;
  };
}

/** Without copying, because an answer may hold thousands; only known names are looked up. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(
  {selections}: SelectionSetNode,
  type: string,
  fragments: Fragments,
  conditional: boolean,
): Field[] {
  return selections.flatMap((selection): Field[] => {
    if (selection.kind === Kind.FIELD) {
      const declared = ANSWER_TYPES[type]?.[selection.name.value];
      // The generated types lag behind the documents, or the field is `__typename`.
      if (!declared) return [];
      const {alias, name, selectionSet} = selection;
      const check = typeCheck(parseType(declared), selectionSet, fragments);
      return [{key: (alias ?? name).value, check, conditional}];
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    if (!fragment) return [];
    const of = fragment.typeCondition?.name.value ?? type;
    return fieldsOf(fragment.selectionSet, of, fragments, conditional || of !== type);
  });
}

function typeCheck(
  type: TypeNode,
  selections: SelectionSetNode | undefined,
  fragments: Fragments,
): Check {
  switch (type.kind) {
    case Kind.NON_NULL_TYPE:
      return required(typeCheck(type.type, selections, fragments));
    case Kind.LIST_TYPE:
      return optional(listCheck(typeCheck(type.type, selections, fragments)));
    case Kind.NAMED_TYPE: {
      const name = type.name.value;
      return optional(selections ? objectCheck(selections, name, fragments) : leafCheck(name));
    }
  }
}

function listCheck(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return '';
    for (const [index, member] of value.entries()) {
      const problem = check(member);
      if (problem !== null) return problem ? `${index}.${problem}` : String(index);
    }
    return null;
  };
}

/** The provider's scalars and enums are strings, unless listed. */
function leafCheck(type: string): Check {
  const expected =
    type === 'Boolean' ? 'boolean' : type === 'Int' || type === 'Float' ? 'number' : 'string';
  return (value) => (type === 'JSON' || typeof value === expected ? null : '');
}

/** The provider sends a missing value as null; an absent field means a malformed answer. */
function optional(check: Check): Check {
  return (value) => (value === null ? null : value === undefined ? '' : check(value));
}

function required(check: Check): Check {
  return (value) => (value === null || value === undefined ? '' : check(value));
}

/** A document of `app/graphql`, ready to be sent and logged. */
export interface Operation {
  readonly kind: `${OperationTypeNode}`;
  readonly name: string;
  readonly text: string;
  /** Checks the answers to this operation. */
  readonly check: Check;
}

const operations = new WeakMap<DocumentNode, Operation>();

/** The document's only operation, printed once. @throws {Error} if it has no named operation. */
export function operationOf(document: DocumentNode): Operation {
  const known = operations.get(document);
  if (known) return known;
  const definition = getOperationAST(document);
  invariant(definition?.name, 'A document must hold one operation with a name');
  const operation = {
    kind: definition.operation,
    name: definition.name.value,
    text: print(document),
    check: createCheck(document),
  };
  operations.set(document, operation);
  return operation;
}
