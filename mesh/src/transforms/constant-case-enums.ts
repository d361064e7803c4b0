import { MapperKind, mapSchema } from '@graphql-tools/utils'
import type { GraphQLSchema } from 'graphql'

/** What Mesh makes of an empty text, which can be no name in GraphQL. */
const emptyValue = '_'

/**
 * Enum values in capitals, as GraphQL writes them; what is sent to the origin stays as it was. Those that begin with a digit are
 * shares of columns.
 */
export function constantCaseEnums(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ENUM_VALUE]: (value, _typeName, _schema, name) => [
      name === emptyValue ? 'NONE' : name.replace(/^_(?=\d)/, 'COLUMNS_').toUpperCase(),
      { ...value, value: value.value ?? name, astNode: undefined },
    ],
  })
}
