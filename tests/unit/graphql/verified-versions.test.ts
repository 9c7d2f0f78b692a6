/**
 * Every operation of the shop is valid in every version of the provider's API that the shop calls
 * verified, and answers nothing there that it did not answer in the version which the types are of:
 * the provider answers a retired version in a later one.
 */
import {
  buildClientSchema,
  isNonNullType,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {PROVIDER_API_VERSION} from '~/domain/limits';
import {VERIFIED_API_VERSIONS} from '@common/api-version';
import {readOfficialSchema} from '../../../emulators/storefront-api/graphql/api-versions';
import {readDocuments} from '../../support/documents';

const documents = await readDocuments();
const asked = officialSchema(PROVIDER_API_VERSION);

describe.each(VERIFIED_API_VERSIONS)('in version %s', (version) => {
  const schema = officialSchema(version);

  it.each(documents)('$name is valid', ({document}) => {
    expect(validate(schema, document)).toEqual([]);
  });

  it.each(documents)('$name answers no null where it answered none', ({document}) => {
    const before = typesOfFields(asked, document);
    const weaker = typesOfFields(schema, document).filter(
      ({type}, index) => isNonNullType(before[index]?.type) && !isNonNullType(type),
    );
    expect(weaker.map(({field}) => field)).toEqual([]);
  });
});

function officialSchema(version: string): GraphQLSchema {
  return buildClientSchema(readOfficialSchema(version));
}

/** Every field that a document asks for, in its order, with the type that a schema gives it. */
function typesOfFields(schema: GraphQLSchema, document: DocumentNode) {
  const types: {field: string; type: GraphQLOutputType | null | undefined}[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({name}) {
        types.push({field: `${info.getParentType()?.name}.${name.value}`, type: info.getType()});
      },
    }),
  );
  return types;
}
