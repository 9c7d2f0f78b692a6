/** Metaobjects, and what metafields and their fields refer to. */
import type {CatalogueMetaobject} from '../catalogue/types';
import type {FieldResolvers, RequestContext} from '../context';
import {connect, type PageArgs} from '../graphql/connection';
import {gid} from '../gid';
import {resolveNode} from './node-resolver';

type Valued = Pick<CatalogueMetaobject['fields'][number], 'type' | 'value'>;

/** Null for what is none, and for what is a list of them. */
function referenceOf({type, value}: Valued, context: RequestContext): unknown {
  return type.startsWith('list.') || !type.endsWith('_reference')
    ? null
    : resolveNode(value, context);
}

function referencesOf({type, value}: Valued, args: PageArgs, context: RequestContext) {
  if (!/^list\..+_reference$/.test(type)) return null;
  const ids = JSON.parse(value) as string[];
  const nodes = ids.flatMap((id) => (resolveNode(id, context) as {id: string} | null) ?? []);
  return connect(nodes, args, {idOf: ({id}) => id});
}

/** Of a metafield, and of a field of a metaobject. */
export const referenceResolvers: FieldResolvers = {
  reference: (source: Valued, _args: unknown, context: RequestContext) =>
    referenceOf(source, context),
  references: (source: Valued, args: PageArgs, context: RequestContext) =>
    referencesOf(source, args, context),
};

export const metaobjectResolvers: FieldResolvers = {
  id: ({id}: CatalogueMetaobject) => gid('Metaobject', id),
  field: ({fields}: CatalogueMetaobject, {key}: {key: string}) =>
    fields.find((field) => field.key === key) ?? null,
};

export const metaobjectQueries: FieldResolvers = {
  metaobject: (
    _root: unknown,
    {id, handle}: {id?: string | null; handle?: {handle: string; type: string} | null},
    context: RequestContext,
  ) =>
    id != null
      ? resolveNode(id, context)
      : (context.catalogue.metaobjects.find(
          (one) => one.type === handle?.type && one.handle === handle.handle,
        ) ?? null),
  metaobjects: (
    _root: unknown,
    {type, sortKey, ...page}: PageArgs & {type: string; sortKey?: string | null},
    {catalogue}: RequestContext,
  ) => {
    const ofType = catalogue.metaobjects.filter((one) => one.type === type);
    const sorted =
      sortKey === 'updated_at'
        ? [...ofType].sort((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt))
        : ofType;
    return connect(sorted, page, {idOf: ({id}) => id, sort: sortKey ?? 'id'});
  },
};
