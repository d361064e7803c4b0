import { MapperKind } from '@graphql-tools/utils'
import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { connectionField } from './connection-field.ts'
import { connectionType } from './connection-type.ts'

/** What a page of a list consists of at the origin. */
const pageFields = ['count', 'next', 'previous', 'results']

/**
 * Every list that the origin returns in pages becomes a connection: `EventList { count next previous results }` →
 * `EventConnection { nodes edges pageInfo totalCount }`, and `first` and `after` replace the arguments `page` and `pageSize`.
 * A page of the connection is one of the origin, so that no list costs more than one call.
 */
export function connections(
  schema: GraphQLSchema,
  /** Default page size, by root field. */
  pageSizes: ReadonlyMap<string, number>,
): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => (isPage(type) ? connectionType(type) : undefined),
    [MapperKind.QUERY_ROOT_FIELD]: (field, name) =>
      isPage(getNamedType(field.type))
        ? connectionField(field, { name, usualSize: pageSizes.get(name) })
        : undefined,
  })
}

function isPage(type: GraphQLNamedType): type is GraphQLObjectType {
  if (!isObjectType(type)) return false
  const fields = Object.keys(type.getFields())
  return fields.length === pageFields.length && pageFields.every((name) => fields.includes(name))
}
