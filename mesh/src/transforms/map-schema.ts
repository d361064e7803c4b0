import { MapperKind, rewireTypes, type SchemaMapper } from '@graphql-tools/utils'
import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'

/** Of a type, field, argument or value, and of where it is. */
type MapOne = (mapped: unknown, ...of: (string | GraphQLSchema)[]) => unknown
type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>

/**
 * What `mapSchema` of `@graphql-tools/utils` does, in one pass. That one makes each type anew eight times, six of them to write defaults anew;
 * the graph is mapped some forty times, which was a second of each start. Here defaults stay, so what an enum's value stands for must not change.
 * Directives and subscriptions, which the graph lacks, are left as they are.
 */
export function mapSchema(schema: GraphQLSchema, mapper: SchemaMapper): GraphQLSchema {
  const mappers = mapper as Record<string, MapOne | undefined>
  const find = (kinds: MapperKind[]) =>
    kinds.map((kind) => mappers[kind]).find((one) => one !== undefined)
  const mapArgument = mappers[MapperKind.ARGUMENT]
  const mapValue = mappers[MapperKind.ENUM_VALUE]

  function map(type: GraphQLNamedType, name: string): GraphQLNamedType | null {
    if (isSpecifiedScalarType(type)) return type
    const { ofType, ofField } = kindsOf(type, schema)
    const mapped = find(ofType)?.(type, schema) as GraphQLNamedType | null | undefined
    const result = mapped === undefined ? type : mapped
    if (isEnumType(result) && mapValue) return withValues(result, name)
    const mapField = find(ofField)
    return result && (mapField || mapArgument) ? withFields(result, name, mapField) : result
  }

  function withValues(type: GraphQLEnumType, typeName: string): GraphQLEnumType {
    const { values, ...config } = type.toConfig()
    const map: MapOne = (value, name) => mapValue?.(value, typeName, schema, name)
    return new GraphQLEnumType({ ...config, values: mapEach(values, map) })
  }

  function withFields(
    type: GraphQLNamedType,
    typeName: string,
    mapField?: MapOne,
  ): GraphQLNamedType {
    const mapped = <Field extends object>(fields: Record<string, Field>) =>
      mapField ? mapEach(fields, mapField, typeName, schema) : fields
    if (isInputObjectType(type)) {
      const { fields, ...config } = type.toConfig()
      return new GraphQLInputObjectType({ ...config, fields: mapped(fields) })
    }
    if (isObjectType(type)) {
      const { fields, ...config } = type.toConfig()
      return new GraphQLObjectType({ ...config, fields: withArguments(mapped(fields), typeName) })
    }
    if (!isInterfaceType(type)) return type
    const { fields, ...config } = type.toConfig()
    return new GraphQLInterfaceType({ ...config, fields: withArguments(mapped(fields), typeName) })
  }

  function withArguments(fields: Fields, typeName: string): Fields {
    if (!mapArgument) return fields
    return mapEach(fields, (mapped, name) => {
      const field = mapped as Fields[string]
      const map: MapOne = (argument) => mapArgument(argument, name, typeName, schema)
      return field.args && { ...field, args: mapEach(field.args, map) }
    })
  }

  const types: Record<string, GraphQLNamedType | null> = {}
  for (const [name, type] of Object.entries(schema.getTypeMap())) {
    if (!name.startsWith('__')) types[name] = map(type, name)
  }
  const { typeMap, directives } = rewireTypes(types, [...schema.getDirectives()])
  const root = (type: GraphQLObjectType | null | undefined) => {
    const mapped = type && types[type.name]
    return mapped ? (typeMap[mapped.name] as GraphQLObjectType) : undefined
  }
  return new GraphQLSchema({
    ...schema.toConfig(),
    query: root(schema.getQueryType()),
    mutation: root(schema.getMutationType()),
    subscription: root(schema.getSubscriptionType()),
    types: Object.values(typeMap),
    directives,
  })
}

/** Replaces, renames (a pair of name and config) or removes (null) each; undefined leaves it as it is. */
function mapEach<Config extends object>(
  configs: Record<string, Config>,
  map: MapOne,
  ...of: (string | GraphQLSchema)[]
): Record<string, Config> {
  return Object.fromEntries(
    Object.entries(configs).flatMap(([name, config]): [string, Config][] => {
      const mapped = map(config, name, ...of) as Config | [string, Config] | null | undefined
      if (mapped === null) return []
      return [Array.isArray(mapped) ? mapped : [name, mapped ?? config]]
    }),
  )
}

/** The kinds of mappers for a type and its fields, the most special first. */
function kindsOf(
  type: GraphQLNamedType,
  schema: GraphQLSchema,
): { ofType: MapperKind[]; ofField: MapperKind[] } {
  if (isObjectType(type)) {
    const [types, fields] = rootKinds(type, schema)
    return {
      ofType: [...types, MapperKind.OBJECT_TYPE, MapperKind.COMPOSITE_TYPE, MapperKind.TYPE],
      ofField: [...fields, MapperKind.OBJECT_FIELD, MapperKind.COMPOSITE_FIELD, MapperKind.FIELD],
    }
  }
  if (isInterfaceType(type)) {
    return {
      ofType: [
        MapperKind.INTERFACE_TYPE,
        MapperKind.ABSTRACT_TYPE,
        MapperKind.COMPOSITE_TYPE,
        MapperKind.TYPE,
      ],
      ofField: [MapperKind.INTERFACE_FIELD, MapperKind.COMPOSITE_FIELD, MapperKind.FIELD],
    }
  }
  if (isInputObjectType(type)) {
    return {
      ofType: [MapperKind.INPUT_OBJECT_TYPE, MapperKind.TYPE],
      ofField: [MapperKind.INPUT_OBJECT_FIELD, MapperKind.FIELD],
    }
  }
  if (isUnionType(type)) {
    const kinds = [MapperKind.UNION_TYPE, MapperKind.ABSTRACT_TYPE, MapperKind.COMPOSITE_TYPE]
    return { ofType: [...kinds, MapperKind.TYPE], ofField: [] }
  }
  const leaf = isScalarType(type) ? MapperKind.SCALAR_TYPE : MapperKind.ENUM_TYPE
  return { ofType: [leaf, MapperKind.TYPE], ofField: [] }
}

function rootKinds(
  { name }: GraphQLObjectType,
  schema: GraphQLSchema,
): [types: MapperKind[], fields: MapperKind[]] {
  if (name === schema.getQueryType()?.name) {
    return [
      [MapperKind.QUERY, MapperKind.ROOT_OBJECT],
      [MapperKind.QUERY_ROOT_FIELD, MapperKind.ROOT_FIELD],
    ]
  }
  if (name === schema.getMutationType()?.name) {
    return [
      [MapperKind.MUTATION, MapperKind.ROOT_OBJECT],
      [MapperKind.MUTATION_ROOT_FIELD, MapperKind.ROOT_FIELD],
    ]
  }
  return [[], []]
}
