import { MapperKind } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfig,
  type GraphQLNamedType,
  type GraphQLSchema,
  GraphQLUnionType,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import {
  argumentNameOf,
  fieldNameOf,
  rootFieldNames,
  typeNameOf,
} from '@foyer/schema/graph/names.ts'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { type Restore, restoreOf } from './restore-input.ts'

type Field = GraphQLFieldConfig<unknown, unknown>

/** Renames what the origin names after its own systems to terms of the domain; requests and responses of the origin keep its names. */
export function domainNames(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.UNION_TYPE]: renamedUnion,
    [MapperKind.TYPE]: renamedType,
    [MapperKind.QUERY_ROOT_FIELD]: (field, name) => [
      rootFieldNames[name] ?? name,
      withArgumentNames(name, field),
    ],
    [MapperKind.MUTATION_ROOT_FIELD]: (field: Field, name) => {
      const type = getNamedType(field.args?.['input']?.type)
      const restore = isInputObjectType(type) ? restoreOf(type) : undefined
      const restored = restore ? withRestoredInput(field, restore) : field
      return [rootFieldNames[name] ?? name, withArgumentNames(name, restored)]
    },
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) =>
      renamed(field, fieldName, fieldNameOf(typeName, fieldName)),
    [MapperKind.INPUT_OBJECT_FIELD]: (field, fieldName, typeName) =>
      renamed(field, fieldName, fieldNameOf(typeName, fieldName)),
  })
}

function renamedUnion(union: GraphQLUnionType): GraphQLUnionType {
  const { resolveType, ...config } = union.toConfig()
  return new GraphQLUnionType({
    ...config,
    name: typeNameOf(union.name),
    async resolveType(...value) {
      const name = await resolveType?.(...value)
      return name && typeNameOf(name)
    },
    astNode: undefined,
  })
}

function renamedType(type: GraphQLNamedType): GraphQLNamedType | undefined {
  const name = typeNameOf(type.name)
  if (name === type.name) return undefined
  const Type = type.constructor as new (config: object) => GraphQLNamedType
  return new Type({ ...type.toConfig(), name, astNode: undefined })
}

function renamed<Config>(field: Config, name: string, newName: string | undefined) {
  if (newName === undefined) return null
  return newName === name ? undefined : ([newName, field] as [string, Config])
}

function withArgumentNames(operation: string, field: Field): Field {
  const { args = {}, resolve } = field
  const newNames = new Map(Object.keys(args).map((name) => [name, argumentNameOf(operation, name)]))
  const isRenamed = ([name, newName]: [string, string]) => name !== newName
  if (![...newNames].some(isRenamed)) return field
  const names = new Map([...newNames].map(([name, newName]) => [newName, name]))
  return {
    ...field,
    args: Object.fromEntries(
      Object.entries(args).map(([name, argument]) => [newNames.get(name)!, argument]),
    ),
    resolve(root, args, context, info) {
      const restored = Object.entries(args as object).map(([name, value]: [string, unknown]) => [
        names.get(name) ?? name,
        value,
      ])
      return resolve!(root, Object.fromEntries(restored), context, info)
    },
    astNode: undefined,
  }
}

function withRestoredInput(field: Field, restore: Restore): Field {
  const { resolve } = field
  return {
    ...field,
    resolve: (root, { input, ...others }, context, info) =>
      resolve!(root, { ...others, input: restore(input) }, context, info),
  }
}
