import {
  MapperKind,
  mapSchema as mapSchemaOfLibrary,
  type SchemaMapper,
} from '@graphql-tools/utils'
import { buildSchema, GraphQLNonNull, lexicographicSortSchema, printSchema } from 'graphql'
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
}

test.each(Object.entries(mappers))('%s, as by the library', (_, mapper) => {
  const print = (mapped: typeof schema) => printSchema(lexicographicSortSchema(mapped))
  const mapped = print(mapSchema(schema, mapper))
  expect(mapped).toBe(print(mapSchemaOfLibrary(schema, mapper)))
  expect(mapped).not.toBe(print(schema))
})
