import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  type GraphQLSchema,
  type GraphQLType,
  isListType,
  isNonNullType,
} from 'graphql'

const boundedIntegers = new Set(['PositiveInt', 'NonNegativeInt'])

/**
 * Whole numbers are `Int`, which every client knows; the scalars that Mesh makes of their bounds say no more than the origin, which
 * refuses what is beyond.
 */
export function plainIntegers(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.COMPOSITE_FIELD]: (field) => ({ ...field, type: plain(field.type) }),
    [MapperKind.INPUT_OBJECT_FIELD]: (field) => ({ ...field, type: plain(field.type) }),
    [MapperKind.ARGUMENT]: (argument) => ({ ...argument, type: plain(argument.type) }),
  })
}

function plain<Type extends GraphQLType>(type: Type): Type {
  return withInt(type) as Type
}

function withInt(type: GraphQLType): GraphQLType {
  if (isNonNullType(type)) return new GraphQLNonNull(withInt(type.ofType) as GraphQLNullableType)
  if (isListType(type)) return new GraphQLList(withInt(type.ofType))
  return boundedIntegers.has(type.name) ? GraphQLInt : type
}
