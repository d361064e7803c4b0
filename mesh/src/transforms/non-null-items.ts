import { MapperKind } from '@graphql-tools/utils'
import {
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  getNullableType,
  isListType,
  isNonNullType,
} from 'graphql'
import { mapSchema } from './map-schema.ts'

/** What OpenAPI says and Mesh forgets: lists never hold null, and what is written is required. */
export function nonNullItems(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.COMPOSITE_FIELD]: (field) => ({
      ...field,
      type: withSolidItems(field.type) as GraphQLOutputType,
      astNode: undefined,
    }),
    [MapperKind.INPUT_OBJECT_FIELD]: (field) => ({
      ...field,
      type: withSolidItems(field.type) as GraphQLInputType,
      astNode: undefined,
    }),
    [MapperKind.MUTATION_ROOT_FIELD]: (field) => {
      const { input, ...others } = field.args ?? {}
      if (!input) return undefined
      const required = { ...input, type: new GraphQLNonNull(getNullableType(input.type)) }
      return { ...field, args: { ...others, input: required }, astNode: undefined }
    },
  })
}

function withSolidItems(type: GraphQLType): GraphQLType {
  if (isNonNullType(type))
    return new GraphQLNonNull(withSolidItems(type.ofType) as GraphQLOutputType)
  if (!isListType(type)) return type
  const item = withSolidItems(type.ofType)
  return new GraphQLList(isNonNullType(item) ? item : new GraphQLNonNull(item as GraphQLOutputType))
}
