import {
  execute,
  getOperationAST,
  isNonNullType,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type {RequestContext} from '../context';
import {DocumentCache} from './document-cache';
import {formatExecutionError, formatRequestError} from './error-format';
import {readInContext} from './in-context';
import {resolveField} from './schema';
import {findVariableErrors} from './variable-errors';

export interface OperationRequest {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | null;
}

export interface OperationResponse {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
  readonly extensions?: Record<string, unknown>;
}

export type RequestScope = Omit<RequestContext, 'country' | 'language'>;

/** Answers operations against the schema. */
export class OperationExecutor {
  private readonly documents: DocumentCache;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly onInternalError: (error: Error) => void,
  ) {
    this.documents = new DocumentCache(schema);
  }

  /** Whether a root field may be null; an alias is unknown here and so is taken not to. */
  isNullableRootField(name: string): boolean {
    const field =
      this.schema.getQueryType()?.getFields()[name] ??
      this.schema.getMutationType()?.getFields()[name];
    return field !== undefined && !isNonNullType(field.type);
  }

  async execute(
    {query, variables, operationName}: OperationRequest,
    scope: RequestScope,
    requestId: string,
  ): Promise<OperationResponse> {
    const prepared = this.documents.prepare(query);
    if (!prepared.ok) return {errors: prepared.errors};
    const operation = getOperationAST(prepared.document, operationName);
    const unfit = operation ? findVariableErrors(this.schema, operation, variables) : [];
    if (unfit.length > 0) return {errors: unfit};
    const locale = readInContext(this.schema, prepared.document, operationName, variables);
    const {data, errors} = await execute({
      schema: this.schema,
      document: prepared.document,
      variableValues: variables,
      operationName,
      contextValue: {...scope, country: locale.country, language: locale.language},
      fieldResolver: resolveField,
    });
    const extensions = locale.explicit
      ? {extensions: {context: {country: locale.country, language: locale.language}}}
      : {};
    if (!errors) return {data, ...extensions};
    // An error without a path was found before any resolver ran: no operation of that name.
    const formatted = errors.map((error) =>
      error.path
        ? formatExecutionError(error, requestId, this.onInternalError)
        : formatRequestError(error),
    );
    return data === undefined
      ? {errors: formatted, ...extensions}
      : {data, errors: formatted, ...extensions};
  }
}
