import { MapperKind } from '@graphql-tools/utils'
import { defaultFieldResolver, getNamedType, type GraphQLSchema, isObjectType } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/** Unwraps responses of the origin that hold the requested object in `data`, beside a status that is always the same. */
export function unwrappedData(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (field) => {
      const type = getNamedType(field.type)
      if (!isObjectType(type)) return undefined
      const { data, status, ...others } = type.getFields()
      if (!data || !status || Object.keys(others).length > 0) return undefined
      const { resolve = defaultFieldResolver } = field
      return {
        ...field,
        type: getNamedType(data.type),
        async resolve(root, args, context, info) {
          const response = (await resolve(root, args, context, info)) as { data?: unknown } | null
          return response instanceof Error ? response : response?.data
        },
        astNode: undefined,
      }
    },
  })
}
