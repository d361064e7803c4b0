import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfig,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { fieldNameOf, rootFieldNames, typeNameOf } from '@foyer/schema/graph-names.ts'
import { type Restore, restoreOf } from './restore-input.ts'

type Field = GraphQLFieldConfig<unknown, unknown>

/** Gives what the origin names after its own systems a name of the domain; the origin is asked, and answers, by its own names. */
export function domainNames(schema: GraphQLSchema): GraphQLSchema {
  return renameTypes(
    mapSchema(schema, {
      [MapperKind.QUERY_ROOT_FIELD]: (field, name) => [rootFieldNames[name] ?? name, field],
      [MapperKind.MUTATION_ROOT_FIELD]: (field: Field) => {
        const type = getNamedType(field.args?.['input']?.type)
        const restore = isInputObjectType(type) ? restoreOf(type) : undefined
        return restore && withRestoredInput(field, restore)
      },
      [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) =>
        renamed(field, fieldName, fieldNameOf(typeName, fieldName)),
      [MapperKind.INPUT_OBJECT_FIELD]: (field, fieldName, typeName) =>
        renamed(field, fieldName, fieldNameOf(typeName, fieldName)),
    }),
  )
}

function renamed<Config>(field: Config, name: string, newName: string | undefined) {
  if (newName === undefined) return null
  return newName === name ? undefined : ([newName, field] as [string, Config])
}

function withRestoredInput(field: Field, restore: Restore): Field {
  const { resolve } = field
  return {
    ...field,
    resolve: (root, { input, ...others }, context, info) =>
      resolve!(root, { ...others, input: restore(input) }, context, info),
  }
}

function renameTypes(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.TYPE]: (type: GraphQLNamedType) => {
      const name = typeNameOf(type.name)
      if (name === type.name) return undefined
      const Type = type.constructor as new (config: object) => GraphQLNamedType
      return new Type({ ...type.toConfig(), name, astNode: undefined })
    },
  })
}
