import { MapperKind, type SchemaMapper } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfig,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
} from 'graphql'
import { mapEach } from '#transforms/map-schema/map-each.ts'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/** Descriptions of the contract, by schema coordinate: `Slug`, `Event.slug`, `Query.event(id:)`, and `ImageCrop.vertical` as the origin spells it. */
export type Descriptions = ReadonlyMap<string, string>

type Field = GraphQLFieldConfig<unknown, unknown>
type Described = Pick<Field, 'description'> & { type: GraphQLType; astNode?: unknown }
/** The description of the type, field, argument or value at a schema coordinate. */
type Describe = (coordinate: string, described: Described) => string | null | undefined

/** Gives scalars, enum values, fields and arguments their descriptions of the contract: Mesh drops those next to a reference. */
export function describe(schema: GraphQLSchema, descriptions: Descriptions): GraphQLSchema {
  return mapSchema(schema, {
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
    ...fieldMappers((coordinate, { description }) => descriptions.get(coordinate) ?? description),
  })
}

/** Gives fields and arguments without a description of their own that of their type, and describes the root types. */
export function describeByType(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.QUERY]: (type) =>
      withDescription(
        type,
        'Root fields for reading. Each is null if its source cannot be reached.',
      ),
    [MapperKind.MUTATION]: (type) => withDescription(type, 'Root fields for writing.'),
    ...fieldMappers((_, { type, description }) => description ?? getNamedType(type).description),
  })
}

function withDescription(type: GraphQLObjectType, description: string): GraphQLObjectType {
  return new GraphQLObjectType({ ...type.toConfig(), description, astNode: undefined })
}

/** Mappers that describe fields and their arguments; without the syntax nodes of Mesh, which say what it read instead. */
function fieldMappers(describeAt: Describe): SchemaMapper {
  const described = <Config extends Described>(config: Config, coordinate: string) => {
    const description = describeAt(coordinate, config)
    return description === config.description && !config.astNode
      ? undefined
      : { ...config, description, astNode: undefined }
  }
  return {
    [MapperKind.INPUT_OBJECT_FIELD]: (field, fieldName, typeName) =>
      described(field, `${typeName}.${fieldName}`),
    [MapperKind.COMPOSITE_FIELD]: (field: Field, fieldName, typeName) => {
      const coordinate = `${typeName}.${fieldName}`
      const args = mapEach(field.args ?? {}, (argument, name) =>
        described(argument, `${coordinate}(${name}:)`),
      )
      const withArguments = args === field.args ? field : { ...field, args }
      return described(withArguments, coordinate) ?? withArguments
    },
  }
}
