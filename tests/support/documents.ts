import {Kind, type DocumentNode} from 'graphql';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {operationOf} from '~/server/storefront/operation';

const FOLDER = path.resolve('app/graphql');

export interface NamedDocument {
  /** Of its constant. */
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
}

/** Every exported operation of `app/graphql`; fragments are part of operations. */
export async function readDocuments(): Promise<readonly NamedDocument[]> {
  const found: NamedDocument[] = [];
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))) {
    const module = (await import(path.join(FOLDER, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (!isDocument(value)) throw new Error(`${file}: ${name} is no document`);
      if (!hasOperation(value)) continue;
      found.push({name, text: operationOf(value).text, document: value});
    }
  }
  return found;
}

function isDocument(value: unknown): value is DocumentNode {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'
  );
}

function hasOperation({definitions}: DocumentNode): boolean {
  return definitions.some(({kind}) => kind === Kind.OPERATION_DEFINITION);
}
