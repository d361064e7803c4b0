import { MapperKind } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfig,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
} from 'graphql'
import { mapSchema } from './map-schema.ts'

/** Descriptions of the contract, by schema coordinate: `Slug`, `Event.slug`, `Query.event(id:)`, and `ImageCrop.vertical` as the origin spells it. */
export type Descriptions = ReadonlyMap<string, string>

type Described = { type: GraphQLType; description?: string | null | undefined }
/** The description of the type, field, argument or value at a schema coordinate. */
type Describe = (coordinate: string, described: Described) => string | null | undefined

/** Gives scalars, enum values, fields and arguments their descriptions of the contract: Mesh drops those next to a reference. */
export function describe(schema: GraphQLSchema, descriptions: Descriptions): GraphQLSchema {
  const describedValues = mapSchema(schema, {
    [MapperKind.SCALAR_TYPE]: (type) =>
      new GraphQLScalarType({
        ...type.toConfig(),
        description: descriptions.get(type.name) ?? type.description,
        astNode: undefined,
      }),
    [MapperKind.ENUM_VALUE]: (value, typeName) => ({
      ...value,
      description: descriptions.get(`${typeName}.${String(value.value)}`) ?? value.description,
    }),
  })
  return describeFields(
    describedValues,
    (coordinate, { description }) => descriptions.get(coordinate) ?? description,
  )
}

/** Gives fields and arguments without a description of their own that of their type, and describes the root types. */
export function describeByType(schema: GraphQLSchema): GraphQLSchema {
  return describeFields(
    mapSchema(schema, {
      [MapperKind.QUERY]: (type) =>
        withDescription(
          type,
          'Root fields for reading. Each is null if its source cannot be reached.',
        ),
      [MapperKind.MUTATION]: (type) => withDescription(type, 'Root fields for writing.'),
    }),
    (_, { type, description }) => description ?? getNamedType(type).description,
  )
}

function withDescription(type: GraphQLObjectType, description: string): GraphQLObjectType {
  return new GraphQLObjectType({ ...type.toConfig(), description, astNode: undefined })
}

function describeFields(schema: GraphQLSchema, describeAt: Describe): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.INPUT_OBJECT_FIELD]: (field, fieldName, typeName) => ({
      ...field,
      description: describeAt(`${typeName}.${fieldName}`, field),
      astNode: undefined,
    }),
    [MapperKind.COMPOSITE_FIELD]: (field, fieldName, typeName) => {
      const coordinate = `${typeName}.${fieldName}`
      const { args } = field as GraphQLFieldConfig<unknown, unknown>
      const describedArguments = Object.entries(args ?? {}).map(([name, argument]) => [
        name,
        { ...argument, description: describeAt(`${coordinate}(${name}:)`, argument) },
      ])
      return {
        ...field,
        description: describeAt(coordinate, field),
        ...(args && { args: Object.fromEntries(describedArguments) as typeof args }),
        astNode: undefined,
      }
    },
  })
}
