import {getOperationAST, print, type DocumentNode, type OperationTypeNode} from 'graphql';
import {invariant} from '../http/invariant';
import {createCheck, type Check} from './check-answer';

/** A document of `app/graphql` as it is sent and logged. */
export interface Operation {
  readonly kind: `${OperationTypeNode}`;
  readonly name: string;
  readonly text: string;
  /** Of its answers. */
  readonly check: Check;
}

const operations = new WeakMap<DocumentNode, Operation>();

/**
 * The one operation of a document, printed the first time it is asked for and never again.
 * @throws {Error} when the document holds no operation with a name.
 */
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
