/**
 * What is wrong with the variables of a call, in the provider's words: one error a variable, with every
 * problem in it and the path to each. graphql-js gives one sentence a problem, which quotes the value.
 */
import {
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isInputType,
  typeFromAST,
  type GraphQLFormattedError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';

type Path = readonly (string | number)[];

interface Problem {
  readonly path: Path;
  readonly explanation: string;
}

/** Errors of the variables; empty if each has a value of its type. */
export function findVariableErrors(
  schema: GraphQLSchema,
  {variableDefinitions = []}: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLFormattedError[] {
  return variableDefinitions.flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    const isGiven = Object.hasOwn(variables, name);
    // The type exists, or the document would not be valid.
    if (!isInputType(type) || (!isGiven && definition.defaultValue)) return [];
    const value = variables[name] ?? null;
    const problems = problemsOf(value, type, []);
    return problems.length > 0 ? [errorOf(definition, type, value, problems)] : [];
  });
}

function errorOf(
  definition: VariableDefinitionNode,
  type: GraphQLInputType,
  value: unknown,
  problems: readonly Problem[],
): GraphQLFormattedError {
  const inside = problems.filter(({path}) => path.length > 0);
  const where = inside.map(({path, explanation}) => `${path.join('.')} (${explanation})`);
  return new GraphQLError(
    `Variable $${definition.variable.name.value} of type ${String(type)} was provided invalid value` +
      (where.length > 0 ? ` for ${where.join(', ')}` : ''),
    {nodes: definition, extensions: {code: 'INVALID_VARIABLE', value, problems}},
  ).toJSON();
}

function problemsOf(value: unknown, type: GraphQLInputType, path: Path): Problem[] {
  const problem = (explanation: string): Problem[] => [{path, explanation}];
  if (isNonNullType(type)) {
    return value == null
      ? problem('Expected value to not be null')
      : problemsOf(value, type.ofType, path);
  }
  if (value == null) return [];
  if (isListType(type)) {
    return Array.isArray(value)
      ? value.flatMap((item, index) => problemsOf(item, type.ofType, [...path, index]))
      : problemsOf(value, type.ofType, path);
  }
  if (isInputObjectType(type)) {
    return typeof value === 'object' && !Array.isArray(value)
      ? fieldProblems(value as Record<string, unknown>, type, path)
      : problem(`Expected ${JSON.stringify(value)} to be a key-value object.`);
  }
  return isValueOf(value, type) ? [] : problem(explain(value, type));
}

function fieldProblems(
  value: Readonly<Record<string, unknown>>,
  type: GraphQLInputObjectType,
  path: Path,
): Problem[] {
  const fields = type.getFields();
  const unknown = Object.keys(value)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => ({path: [...path, name], explanation: `Field is not defined on ${type.name}`}));
  const known = Object.values(fields)
    .filter((field) => Object.hasOwn(value, field.name) || isRequiredInputField(field))
    .flatMap((field) => problemsOf(value[field.name], field.type, [...path, field.name]));
  return [...unknown, ...known];
}

function isValueOf(value: unknown, type: GraphQLLeafType): boolean {
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}

function explain(value: unknown, type: GraphQLLeafType): string {
  const given = JSON.stringify(value);
  if (!isEnumType(type)) return `Could not coerce value ${given} to ${type.name}`;
  const names = type.getValues().map(({name}) => name);
  return `Expected ${given} to be one of: ${names.join(', ')}`;
}
