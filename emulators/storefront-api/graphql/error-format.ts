/**
 * Errors as the provider words them. graphql-js finds the same faults in a query but describes them
 * in its own words and without codes; clients switch on the provider's `extensions.code`. Variables have
 * a file of their own. What stands between quotes never crosses one: names hold none.
 */
import {GraphQLError, type GraphQLFormattedError} from 'graphql';

type Extensions = Readonly<Record<string, unknown>>;

interface Translation {
  readonly pattern: RegExp;
  readonly translate: (...groups: string[]) => {message: string; extensions: Extensions};
}

const TRANSLATIONS: readonly Translation[] = [
  {
    pattern: /^Cannot query field "([^"]+)" on type "([^"]+)"/,
    translate: (fieldName, typeName) => ({
      message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
      extensions: {code: 'undefinedField', typeName, fieldName},
    }),
  },
  {
    pattern: /^Unknown argument "([^"]+)" on field "(?:[^"]+)\.([^"]+)"/,
    translate: (argumentName, name) => ({
      message: `Field '${name}' doesn't accept argument '${argumentName}'`,
      extensions: {code: 'argumentNotAccepted', name, typeName: 'Field', argumentName},
    }),
  },
  {
    pattern: /^Unknown argument "([^"]+)" on directive "@([^"]+)"/,
    translate: (argumentName, name) => ({
      message: `Directive '${name}' doesn't accept argument '${argumentName}'`,
      extensions: {code: 'argumentNotAccepted', name, typeName: 'Directive', argumentName},
    }),
  },
  {
    pattern: /^Field "([^"]+)" is not defined by type "([^"]+)"/,
    translate: (argumentName, name) => ({
      message: `InputObject '${name}' doesn't accept argument '${argumentName}'`,
      extensions: {code: 'argumentNotAccepted', name, typeName: 'InputObject', argumentName},
    }),
  },
  {
    pattern: /^Field "([^"]+)" of type "([^"]+)" must have a selection of subfields/,
    translate: (name, type) => ({
      message: `Field must have selections (field '${name}' returns ${type} but has no selections. Did you mean '${name} { ... }'?)`,
      extensions: {code: 'selectionMismatch', nodeName: `field '${name}'`, typeName: type},
    }),
  },
  {
    pattern: /^Field "([^"]+)" must not have a selection since type "([^"]+)"/,
    translate: (name, type) => ({
      message: `Selections can't be made on scalars (field '${name}' returns ${type} but has selections)`,
      extensions: {code: 'selectionMismatch', nodeName: `field '${name}'`, typeName: type},
    }),
  },
  {
    pattern: /^Field "([^"]+)" argument "([^"]+)" of type "[^"]+" is required/,
    translate: (name, argument) => ({
      message: `Field '${name}' is missing required arguments: ${argument}`,
      extensions: {code: 'missingRequiredArguments', className: 'Field', name, arguments: argument},
    }),
  },
  {
    pattern: /^Variable "\$([^"]+)" is never used(?: in operation "([^"]+)")?/,
    translate: (variableName, operation) => ({
      message: `Variable $${variableName} is declared by ${operation || 'anonymous query'} but not used`,
      extensions: {code: 'variableNotUsed', variableName},
    }),
  },
  {
    pattern: /^Variable "\$([^"]+)" is not defined(?: by operation "([^"]+)")?/,
    translate: (variableName, operation) => ({
      message: `Variable $${variableName} is used by ${operation || 'anonymous query'} but not declared`,
      extensions: {code: 'variableNotDefined', variableName},
    }),
  },
  {
    pattern: /^Variable "\$([^"]+)" of type "([^"]+)" used in position expecting type "([^"]+)"/,
    translate: (variableName, typeName, expected) => ({
      message: `Type mismatch on variable $${variableName} and argument (${typeName} / ${expected})`,
      extensions: {code: 'variableMismatch', variableName, typeName},
    }),
  },
  {
    pattern: /^Fragment "([^"]+)" is never used/,
    translate: (fragmentName) => ({
      message: `Fragment ${fragmentName} was defined, but not used`,
      extensions: {code: 'useAndDefineFragment', fragmentName},
    }),
  },
  {
    pattern: /^Unknown fragment "([^"]+)"/,
    translate: (fragmentName) => ({
      message: `Fragment ${fragmentName} was used, but not defined`,
      extensions: {code: 'useAndDefineFragment', fragmentName},
    }),
  },
  {
    pattern: /^Unknown type "([^"]+)"/,
    translate: (typeName) => ({
      message: `No such type ${typeName}, so it can't be a fragment condition or variable type`,
      extensions: {code: 'undefinedType', typeName},
    }),
  },
  {
    pattern: /^Unknown directive "@([^"]+)"/,
    translate: (directiveName) => ({
      message: `Directive @${directiveName} is not defined`,
      extensions: {code: 'undefinedDirective', directiveName},
    }),
  },
];

/** An error of parsing or validation, in the provider's words. */
export function formatRequestError(error: GraphQLError): GraphQLFormattedError {
  const locations = error.locations ? {locations: error.locations} : {};
  for (const {pattern, translate} of TRANSLATIONS) {
    const match = pattern.exec(error.message);
    if (match) return {...locations, ...translate(...match.slice(1).map((group) => group ?? ''))};
  }
  const code = error.message.startsWith('Syntax Error')
    ? 'syntaxError'
    : 'argumentLiteralsIncompatible';
  return {message: error.message, ...locations, extensions: {code, ...error.extensions}};
}

/**
 * An error of a resolver. What is not a deliberate `GraphQLError` is a fault of the emulator: its
 * details go to `onInternalError`, never to the caller.
 */
export function formatExecutionError(
  error: GraphQLError,
  requestId: string,
  onInternalError: (error: Error) => void,
): GraphQLFormattedError {
  const position = {locations: error.locations, path: error.path};
  const {originalError} = error;
  if (originalError && !(originalError instanceof GraphQLError)) {
    onInternalError(originalError);
    return {
      message: `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId}`,
      ...position,
      extensions: {code: 'INTERNAL_SERVER_ERROR', requestId},
    };
  }
  return {message: error.message, ...position, extensions: error.extensions};
}
