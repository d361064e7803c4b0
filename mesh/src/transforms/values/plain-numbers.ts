import { MapperKind } from '@graphql-tools/utils'
import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  type GraphQLSchema,
  type GraphQLType,
  isListType,
  isNonNullType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema.ts'

const boundedNumbers = new Map([
  ['PositiveInt', GraphQLInt],
  ['NonNegativeInt', GraphQLInt],
  ['NonNegativeFloat', GraphQLFloat],
])

/**
 * Numbers are `Int` and `Float`, which every client knows; the scalars that Mesh makes of their bounds say no more than the origin, which
 * refuses what is beyond.
 */
export function plainNumbers(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.COMPOSITE_FIELD]: (field) => ({ ...field, type: plain(field.type) }),
    [MapperKind.INPUT_OBJECT_FIELD]: (field) => ({ ...field, type: plain(field.type) }),
    [MapperKind.ARGUMENT]: (argument) => ({ ...argument, type: plain(argument.type) }),
  })
}

function plain<Type extends GraphQLType>(type: Type): Type {
  return withNumber(type) as Type
}

function withNumber(type: GraphQLType): GraphQLType {
  if (isNonNullType(type)) return new GraphQLNonNull(withNumber(type.ofType) as GraphQLNullableType)
  if (isListType(type)) return new GraphQLList(withNumber(type.ofType))
  return boundedNumbers.get(type.name) ?? type
}
