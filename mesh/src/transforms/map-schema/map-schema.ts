import { MapperKind, type SchemaMapper } from '@graphql-tools/utils'
import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLNamedType,
  type GraphQLObjectType,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'
import { mapEach } from './map-each.ts'
import { rewire } from './rewire.ts'

/** Of a type, field, argument or value, and of where it is. */
type MapOne = (mapped: unknown, ...of: (string | GraphQLSchema)[]) => unknown
type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>

/**
 * What `mapSchema` of `@graphql-tools/utils` does, in one pass. That one makes each type anew eight times, six of them to write defaults anew;
 * the graph is mapped some forty times, which was a second of each start. Here defaults stay, so what an enum's value stands for must not change.
 * Types that a pass does not concern are the same objects after it, which took another fifth off the processor time of a start:
 * so a mapper must not change a type or a config that it is given, and returns undefined where it has nothing to change.
 * Directives and subscriptions, which the graph lacks, are left as they are.
 */
export function mapSchema(schema: GraphQLSchema, mapper: SchemaMapper): GraphQLSchema {
  const mappers = mapper as Record<string, MapOne | undefined>
  const find = (kinds: MapperKind[]) =>
    kinds.map((kind) => mappers[kind]).find((one) => one !== undefined)
  const mapArgument = mappers[MapperKind.ARGUMENT]
  const mapValue = mappers[MapperKind.ENUM_VALUE]
  const types = new Map<string, GraphQLNamedType | null>()
  const configs = new Map<GraphQLNamedType, object>()

  function map(type: GraphQLNamedType, name: string): GraphQLNamedType | null {
    if (isSpecifiedScalarType(type)) return type
    const { ofType, ofField } = kindsOf(type, schema)
    const mapped = find(ofType)?.(type, schema) as GraphQLNamedType | null | undefined
    const result = mapped === undefined ? type : mapped
    if (isEnumType(result) && mapValue) return withValues(result, name)
    const mapField = find(ofField)
    if (result && (mapField || mapArgument)) mapFields(result, name, mapField)
    return result
  }

  function withValues(type: GraphQLEnumType, typeName: string): GraphQLEnumType {
    const config = type.toConfig()
    const values = mapEach(
      config.values,
      (value, name) => mapValue?.(value, typeName, schema, name) as typeof value,
    )
    return values === config.values ? type : new GraphQLEnumType({ ...config, values })
  }

  function mapFields(type: GraphQLNamedType, typeName: string, mapField?: MapOne): void {
    if (isUnionType(type) || isLeafType(type)) return
    const config = type.toConfig()
    const fields = config.fields as Fields
    const mapped = mapField
      ? mapEach(fields, (field, name) => mapField(field, name, typeName, schema) as typeof field)
      : fields
    const all = isInputObjectType(type) ? mapped : withArguments(mapped, typeName)
    if (all !== fields) configs.set(type, { ...config, fields: all })
  }

  function withArguments(fields: Fields, typeName: string): Fields {
    if (!mapArgument) return fields
    return mapEach(fields, (field, name) => {
      const { args = {} } = field
      const mapped = mapEach(
        args,
        (argument) => mapArgument(argument, name, typeName, schema) as typeof argument,
      )
      return mapped === args ? undefined : { ...field, args: mapped }
    })
  }

  const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  for (const type of own) types.set(type.name, map(type, type.name))
  const isSame = configs.size === 0 && own.every((type) => types.get(type.name) === type)
  if (isSame) return schema
  const { rewireNamed, rewireDirective } = rewire({ types, configs })
  const root = (type: GraphQLObjectType | null | undefined) =>
    type && (rewireNamed([type])[0] as GraphQLObjectType | undefined)
  return new GraphQLSchema({
    ...schema.toConfig(),
    query: root(schema.getQueryType()),
    mutation: root(schema.getMutationType()),
    subscription: root(schema.getSubscriptionType()),
    types: rewireNamed(own),
    directives: schema.getDirectives().map(rewireDirective),
  })
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
