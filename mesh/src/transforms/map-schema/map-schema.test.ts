import {
  MapperKind,
  mapSchema as mapSchemaOfLibrary,
  type SchemaMapper,
} from '@graphql-tools/utils'
import {
  buildSchema,
  GraphQLInputObjectType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { expect, test } from 'vitest'
import { mapSchema } from './map-schema.ts'

const schema = buildSchema(`
  scalar Slug
  enum Kind { PLAY OPERA }
  interface Named { name: String! }
  type Play implements Named { name: String! slug: Slug kind(of: Kind = OPERA): Kind }
  type Opera implements Named { name: String! }
  union Work = Play | Opera
  input Wanted { kind: Kind = PLAY, slugs: [Slug!] }
  type Query { works(wanted: Wanted, first: Int = 10): [Work!]! named: Named }
  type Mutation { order(wanted: Wanted!): Boolean }
`)

const renamed = (type: GraphQLNamedType, name: string) => {
  const Type = type.constructor as new (config: object) => GraphQLNamedType
  return new Type({ ...type.toConfig(), name })
}
const required = (field: { type: unknown }) => ({
  ...field,
  type: new GraphQLNonNull(field.type as never),
})

const mappers: Record<string, SchemaMapper> = {
  'a field is renamed': { [MapperKind.OBJECT_FIELD]: (field, name) => [`${name}Now`, field] },
  'a field is removed': {
    [MapperKind.COMPOSITE_FIELD]: (_, name) => (name === 'slug' ? null : undefined),
  },
  'fields of the roots come before those of objects': {
    [MapperKind.QUERY_ROOT_FIELD]: (field, name) => [`${name}Read`, field],
    [MapperKind.ROOT_FIELD]: (field, name) => [`${name}Root`, field],
    [MapperKind.OBJECT_FIELD]: (field, name) => [`${name}Object`, field],
  },
  'an input field is required': {
    [MapperKind.INPUT_OBJECT_FIELD]: (field) =>
      field.defaultValue === undefined ? required(field) : undefined,
  },
  'an argument is renamed': { [MapperKind.ARGUMENT]: (argument, name) => [`${name}By`, argument] },
  'values of enums are renamed': {
    [MapperKind.ENUM_VALUE]: (value, _type, _schema, name) => [name.toLowerCase(), value],
  },
  'a type is removed from its union': {
    [MapperKind.OBJECT_TYPE]: ({ name }) => (name === 'Opera' ? null : undefined),
  },
  'a removed type takes along the fields and arguments that have it': {
    [MapperKind.ENUM_TYPE]: () => null,
    [MapperKind.SCALAR_TYPE]: ({ name }) => (name === 'Slug' ? null : undefined),
  },
  'a removed interface takes along the fields that have it, and nobody implements it': {
    [MapperKind.INTERFACE_TYPE]: () => null,
  },
  'a removed input takes along arguments': { [MapperKind.INPUT_OBJECT_TYPE]: () => null },
  'a renamed type is renamed in lists, non-nulls, unions and arguments': {
    [MapperKind.TYPE]: (type) =>
      /^(?:Work|Opera|Wanted|Slug|Kind)$/.test(type.name)
        ? renamed(type, `${type.name}Now`)
        : undefined,
  },
  'a renamed interface is renamed where it is implemented': {
    [MapperKind.INTERFACE_TYPE]: (type) => renamed(type, 'Titled') as typeof type,
  },
  'a new type leads to a type that is changed': {
    [MapperKind.OBJECT_FIELD]: (field, name) => {
      if (name === 'slug') return null
      return name === 'works' ? { ...field, type: seasonType() } : undefined
    },
    [MapperKind.INPUT_OBJECT_FIELD]: (field, name) =>
      name === 'kind' ? { ...field, type: rangeType() } : undefined,
  },
  'a type is replaced by one that leads to what it was': {
    [MapperKind.OBJECT_TYPE]: (type) =>
      type.name === 'Play'
        ? new GraphQLObjectType({
            ...type.toConfig(),
            fields: { ...type.toConfig().fields, sequel: { type: new GraphQLList(type) } },
          })
        : undefined,
  },
}

const seasonType = () =>
  new GraphQLObjectType({
    name: 'Season',
    fields: { opening: { type: new GraphQLNonNull(schema.getType('Play') as GraphQLObjectType) } },
  })
const rangeType = () =>
  new GraphQLInputObjectType({
    name: 'Range',
    fields: { within: { type: schema.getType('Wanted') as GraphQLInputObjectType } },
  })

test.each(Object.entries(mappers))('%s, as by the library', (_, mapper) => {
  const print = (mapped: typeof schema) => printSchema(lexicographicSortSchema(mapped))
  const mapped = print(mapSchema(schema, mapper))
  expect(mapped).toBe(print(mapSchemaOfLibrary(schema, mapper)))
  expect(mapped).not.toBe(print(schema))
})

test('a pass that changes nothing returns the same schema', () => {
  const mapped = mapSchema(schema, {
    [MapperKind.TYPE]: (type) => type,
    [MapperKind.FIELD]: (field) => field,
    [MapperKind.ARGUMENT]: () => undefined,
    [MapperKind.ENUM_VALUE]: () => undefined,
  })
  expect(mapped).toBe(schema)
})

test('only types that are changed, or lead to a changed one, are other objects', () => {
  const mapped = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) =>
      typeName === 'Opera' && name === 'name' ? { ...field, description: 'Title.' } : undefined,
  })
  const isOther = ({ name }: GraphQLNamedType) => mapped.getType(name) !== schema.getType(name)
  const others = Object.values(schema.getTypeMap()).filter(isOther)
  expect(others.map(({ name }) => name).toSorted()).toEqual(['Opera', 'Query', 'Work'])
})

test('a pass leaves the schema that it was given as it was', () => {
  const before = printSchema(schema)
  for (const mapper of Object.values(mappers)) mapSchema(schema, mapper)
  expect(printSchema(schema)).toBe(before)
})
