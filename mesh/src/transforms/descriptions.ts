import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLOutputType,
  GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
} from 'graphql'

/** What the contract says, by schema coordinate: `Slug`, `Event.slug`, `Query.event(id:)`. */
export type Descriptions = ReadonlyMap<string, string>

/**
 * Gives every scalar, field and argument its sentence of the contract: Mesh drops those that stand beside a reference. Where
 * the contract says nothing, the type speaks.
 */
export function describe(schema: GraphQLSchema, sentences: Descriptions): GraphQLSchema {
  const describedTypes = mapSchema(schema, {
    [MapperKind.SCALAR_TYPE]: (type) =>
      new GraphQLScalarType({
        ...type.toConfig(),
        description: sentences.get(type.name) ?? type.description,
        astNode: undefined,
      }),
  })
  return mapSchema(describedTypes, {
    [MapperKind.INPUT_OBJECT_FIELD]: (field, fieldName, typeName) => ({
      ...field,
      description:
        sentences.get(`${typeName}.${fieldName}`) ?? field.description ?? sentenceOf(field.type),
      astNode: undefined,
    }),
    [MapperKind.COMPOSITE_FIELD]: (field, fieldName, typeName) => {
      const coordinate = `${typeName}.${fieldName}`
      const described = {
        ...field,
        description: sentences.get(coordinate) ?? field.description ?? sentenceOf(field.type),
        astNode: undefined,
      }
      const { args } = field as GraphQLFieldConfig<unknown, unknown>
      return args
        ? { ...described, args: describeArguments(args, coordinate, sentences) }
        : described
    },
  })
}

function describeArguments(
  args: GraphQLFieldConfigArgumentMap,
  coordinate: string,
  sentences: Descriptions,
): GraphQLFieldConfigArgumentMap {
  return Object.fromEntries(
    Object.entries(args).map(([name, argument]) => {
      const sentence = sentences.get(`${coordinate}(${name}:)`) ?? argument.description
      return [name, { ...argument, description: sentence ?? sentenceOf(argument.type) }]
    }),
  )
}

function sentenceOf(
  type: Parameters<typeof getNamedType>[0] | GraphQLOutputType,
): string | undefined {
  return getNamedType(type)?.description ?? undefined
}
