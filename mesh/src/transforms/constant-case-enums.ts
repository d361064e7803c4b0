import { enumValueNameOf } from '@foyer/schema/graph/names.ts'
import { MapperKind } from '@graphql-tools/utils'
import type { GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/** Enum values in capitals, as GraphQL writes them; what is sent to the origin stays as it was. */
export function constantCaseEnums(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ENUM_VALUE]: (value, _typeName, _schema, name) => [
      enumValueNameOf(String(value.value ?? name)),
      { ...value, value: value.value ?? name, astNode: undefined },
    ],
  })
}
