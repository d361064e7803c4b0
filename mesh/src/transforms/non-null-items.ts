import { MapperKind } from '@graphql-tools/utils'
import {
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  type GraphQLSchema,
  type GraphQLType,
  getNullableType,
  isListType,
  isNonNullType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/** What OpenAPI says and Mesh forgets: lists never hold null, and what is written is required. */
export function nonNullItems(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.COMPOSITE_FIELD]: withSolidType,
    [MapperKind.INPUT_OBJECT_FIELD]: withSolidType,
    [MapperKind.MUTATION_ROOT_FIELD]: (field) => {
      const { input, ...others } = field.args ?? {}
      if (!input) return undefined
      const required = { ...input, type: new GraphQLNonNull(getNullableType(input.type)) }
      return { ...field, args: { ...others, input: required }, astNode: undefined }
    },
  })
}

function withSolidType<Config extends { type: GraphQLType }>(config: Config): Config | undefined {
  const type = withSolidItems(config.type)
  return type === config.type ? undefined : { ...config, type, astNode: undefined }
}

/** The type itself where its items are so already. */
function withSolidItems(type: GraphQLType): GraphQLType {
  if (isNonNullType(type)) {
    const nullable = withSolidItems(type.ofType) as GraphQLNullableType
    return nullable === type.ofType ? type : new GraphQLNonNull(nullable)
  }
  if (!isListType(type)) return type
  const item = withSolidItems(type.ofType)
  if (isNonNullType(item)) return item === type.ofType ? type : new GraphQLList(item)
  return new GraphQLList(new GraphQLNonNull(item))
}
