import {
  maxReferences,
  type ReferenceKind,
  referencePattern,
} from '@foyer/schema/rest/reference-shapes.ts'
import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  GraphQLString,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { badArgument } from '#errors/coded-error.ts'

type Field = GraphQLFieldConfig<unknown, GatewayContext>
type ReferencesArguments = { references: string[] }
type SearchArguments = { kinds?: ReferenceKind[] | null }

/** Takes references and their kinds as lists, where the origin takes them joined by commas. */
export function referenceLists(schema: GraphQLSchema): GraphQLSchema {
  const kind = schema.getType('ReferenceKind')
  if (!kind) return schema
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (field: Field, name) => {
      if (name === 'references') return withReferences(field)
      if (name === 'searchReferences') return withKinds(field, kind as GraphQLInputType)
      return undefined
    },
  })
}

function withReferences(field: Field): Field {
  const { resolve = defaultFieldResolver } = field
  return {
    ...field,
    args: {
      ...field.args,
      references: {
        type: listOf(GraphQLString),
        description: `The references: kind and number, e.g. "page:12" or "image:4". ${maxReferences} at most.`,
      },
    },
    resolve(root, args, context, info) {
      const { references } = args as ReferencesArguments
      const areReferences = references.every((reference) => referencePattern.test(reference))
      if (!areReferences || references.length > maxReferences) {
        throw badArgument('references', `Expected ${maxReferences} references such as page:12.`)
      }
      if (references.length === 0) return []
      return resolve(root, { ...args, references: references.join(',') }, context, info)
    },
    astNode: undefined,
  }
}

function withKinds(field: Field, kind: GraphQLInputType): Field {
  const { resolve = defaultFieldResolver } = field
  const kinds = { ...field.args!['kinds']!, type: new GraphQLList(new GraphQLNonNull(kind)) }
  return {
    ...field,
    args: { ...field.args, kinds },
    resolve(root, args, context, info) {
      const { kinds: wanted, ...others } = args as SearchArguments
      const named = wanted && [...new Set(wanted)].join(',')
      return resolve(root, { ...others, ...(named && { kinds: named }) }, context, info)
    },
    astNode: undefined,
  }
}

function listOf(type: GraphQLInputType) {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
}
