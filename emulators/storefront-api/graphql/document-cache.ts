/**
 * Parsed and validated queries, by their text. A storefront sends the same few documents again and
 * again; validating one against this schema costs far more than answering it.
 */
import {
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import {formatRequestError} from './error-format';

export type PreparedDocument =
  | {readonly ok: true; readonly document: DocumentNode}
  | {readonly ok: false; readonly errors: readonly GraphQLFormattedError[]};

const MAX_DOCUMENTS = 500;

export class DocumentCache {
  private readonly documents = new Map<string, PreparedDocument>();

  constructor(private readonly schema: GraphQLSchema) {}

  prepare(query: string): PreparedDocument {
    const known = this.documents.get(query);
    if (known) return known;
    const prepared = this.parseAndValidate(query);
    if (this.documents.size >= MAX_DOCUMENTS) {
      const [oldest] = this.documents.keys();
      if (oldest !== undefined) this.documents.delete(oldest);
    }
    this.documents.set(query, prepared);
    return prepared;
  }

  private parseAndValidate(query: string): PreparedDocument {
    try {
      const document = parse(query);
      const errors = validate(this.schema, document);
      return errors.length > 0
        ? {ok: false, errors: errors.map(formatRequestError)}
        : {ok: true, document};
    } catch (error) {
      if (error instanceof GraphQLError) return {ok: false, errors: [formatRequestError(error)]};
      throw error;
    }
  }
}
