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
