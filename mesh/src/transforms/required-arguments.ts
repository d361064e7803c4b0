import { MapperKind } from '@graphql-tools/utils'
import { GraphQLNonNull, type GraphQLSchema, isNonNullType } from 'graphql'
import { mapEach } from '#transforms/map-schema/map-each.ts'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/** Requires the arguments that the contract requires (`Query.search(query:)`): Mesh makes those of the query string optional. */
export function requiredArguments(
  schema: GraphQLSchema,
  required: ReadonlySet<string>,
): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (field, fieldName) => {
      const args = mapEach(field.args ?? {}, (argument, name) =>
        required.has(`Query.${fieldName}(${name}:)`) && !isNonNullType(argument.type)
          ? { ...argument, type: new GraphQLNonNull(argument.type), astNode: undefined }
          : undefined,
      )
      return args === field.args ? undefined : { ...field, args, astNode: undefined }
    },
  })
}
