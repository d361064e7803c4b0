import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { defaultFieldResolver, getNamedType, type GraphQLSchema, isObjectType } from 'graphql'

/** Answers of the origin that hold what was asked for in `data`, beside a status that says nothing, are what they hold. */
export function plainAnswers(schema: GraphQLSchema): GraphQLSchema {
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
        async resolve(root, given, context, info) {
          const answer = (await resolve(root, given, context, info)) as { data?: unknown } | null
          return answer instanceof Error ? answer : answer?.data
        },
        astNode: undefined,
      }
    },
  })
}
