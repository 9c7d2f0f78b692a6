/** The `@inContext(country:, language:)` directive of an operation. */
import {getDirectiveValues, getOperationAST, type DocumentNode, type GraphQLSchema} from 'graphql';
import {DEFAULT_COUNTRY, DEFAULT_LANGUAGE} from '../constants';

export interface LocaleContext {
  readonly country: string;
  readonly language: string;
  /** Whether the operation asked for a context, which the answer then repeats. */
  readonly explicit: boolean;
}

export function readInContext(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Record<string, unknown>,
): LocaleContext {
  const defaults = {country: DEFAULT_COUNTRY, language: DEFAULT_LANGUAGE, explicit: false};
  const operation = getOperationAST(document, operationName);
  const directive = schema.getDirective('inContext');
  if (!operation || !directive) return defaults;
  let values: {[argument: string]: unknown} | undefined;
  try {
    values = getDirectiveValues(directive, operation, variables);
  } catch {
    // A variable of the wrong type; the execution reports it with its position in the query.
    return defaults;
  }
  if (!values) return defaults;
  const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);
  return {
    country: text(values['country'], DEFAULT_COUNTRY),
    language: text(values['language'], DEFAULT_LANGUAGE),
    explicit: true,
  };
}
