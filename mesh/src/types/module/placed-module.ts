import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfigMap,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'

/** What a page needs of a module to put it into its place, whatever its kind. */
const placeFields = ['id', 'parent', 'column']

/** Lets every kind say where it stands by one interface: `modules { ... on PlacedModule { number parent column } }`. */
export function placedModules(schema: GraphQLSchema): GraphQLSchema {
  const union = schema.getType('Module')
  const kinds = isUnionType(union) ? union.getTypes() : []
  const placed = interfaceOf(kinds[0])
  if (!placed) return schema
  const names = new Set(kinds.map(({ name }) => name))
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) =>
      names.has(type.name)
        ? new GraphQLObjectType({ ...type.toConfig(), interfaces: [placed], astNode: undefined })
        : undefined,
  })
}

function interfaceOf(kind: unknown): GraphQLInterfaceType | undefined {
  if (!isObjectType(kind)) return undefined
  const { fields } = kind.toConfig()
  const shared = Object.fromEntries(
    placeFields.map((name) => {
      const { type, description } = fields[name]!
      return [name, { type, description }]
    }),
  ) as GraphQLFieldConfigMap<unknown, GatewayContext>
  return new GraphQLInterfaceType({
    name: 'PlacedModule',
    description: 'A module of any known kind, by its place.',
    fields: shared,
  })
}
