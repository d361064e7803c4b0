import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { MapperKind } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfigMap,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLSchema,
  GraphQLUnionType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import type { GatewayContext } from '#gateway/context.ts'

type Fields = GraphQLFieldConfigMap<unknown, GatewayContext>

/** The fields that a module has whatever its kind. */
const sharedFields = ['id', 'type', 'order', 'sectionNumber', 'column', 'revision']

const unknownModule = 'UnknownModule'

const typeNames = new Map<string, string>(moduleKinds.map(({ kind, typeName }) => [kind, typeName]))

/**
 * Replaces the union of all kinds of modules by an interface, so that a page can read the positions of its modules without knowing their kinds.
 * A kind that only a newer origin knows becomes `UnknownModule`, and the rest of the page stays.
 */
export function moduleInterface(schema: GraphQLSchema): GraphQLSchema {
  const union = schema.getType('Module')
  if (!isUnionType(union)) return schema
  const shared = fieldsOfAll(union.getTypes())
  const kinds = new Set([...union.getTypes().map(({ name }) => name), unknownModule])
  const Module = new GraphQLInterfaceType({
    name: 'Module',
    description: 'One building block of a page.',
    fields: shared,
    resolveType: ({ type }: { type: string }) => typeNames.get(type) ?? unknownModule,
  })
  return mapSchema(withUnknownModule(schema, shared), {
    [MapperKind.TYPE]: (type) => {
      if (type.name === Module.name) return Module
      if (!isObjectType(type) || !kinds.has(type.name)) return undefined
      return new GraphQLObjectType({ ...type.toConfig(), interfaces: [Module], astNode: undefined })
    },
  })
}

function withUnknownModule(schema: GraphQLSchema, shared: Fields): GraphQLSchema {
  const UnknownModule = new GraphQLObjectType({
    name: unknownModule,
    description:
      'A module of a kind that this graph does not know, because the origin is newer. Pages leave it out.',
    fields: {
      ...shared,
      type: {
        ...shared['type']!,
        description: 'Kind of the module at the origin; e.g. "hologram".',
      },
      order: { ...shared['order']!, resolve: orZero('order') },
      revision: { ...shared['revision']!, resolve: orZero('revision') },
    },
  })
  return mapSchema(schema, {
    [MapperKind.UNION_TYPE]: (union) =>
      union.name === 'Module'
        ? new GraphQLUnionType({
            ...union.toConfig(),
            types: [...union.getTypes(), UnknownModule],
            astNode: undefined,
          })
        : undefined,
  })
}

function fieldsOfAll(kinds: readonly GraphQLObjectType[]): Fields {
  return Object.fromEntries(
    sharedFields.map((name) => {
      const { type, description } = kinds[0]!.getFields()[name]!
      return [name, { type, description }]
    }),
  )
}

/** A kind that this gateway does not know may lack fields that all others have; the page must not fail for it. */
function orZero(name: string) {
  return (module: unknown) => (module as Record<string, unknown>)[name] ?? 0
}
