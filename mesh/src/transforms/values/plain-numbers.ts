import { MapperKind } from '@graphql-tools/utils'
import {
  GraphQLFloat,
  GraphQLInt,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { replaceNamedType } from '#transforms/replace-named-type.ts'

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
    [MapperKind.COMPOSITE_FIELD]: withPlainType,
    [MapperKind.INPUT_OBJECT_FIELD]: withPlainType,
    [MapperKind.ARGUMENT]: withPlainType,
  })
}

function withPlainType<Config extends { type: GraphQLType }>(config: Config): Config | undefined {
  const number = boundedNumbers.get(getNamedType(config.type).name)
  // A scalar in lists and non-nulls is a type of results as of inputs.
  return number && { ...config, type: replaceNamedType(config.type as GraphQLOutputType, number) }
}
