import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql'

/** A newer origin may send kinds that nobody here knows: they become `UnknownModule`, and the rest of the page stays. */
export function unknownModules(schema: GraphQLSchema): GraphQLSchema {
  const unknownModule = new GraphQLObjectType({
    name: 'UnknownModule',
    description: 'A module of a kind that this graph does not know yet. Pages leave it out.',
    fields: {
      id: {
        type: new GraphQLNonNull(GraphQLInt),
        description: 'Identifies the module; e.g. 296.',
      },
      type: { type: new GraphQLNonNull(GraphQLString), description: 'Its kind at the origin.' },
    },
  })
  return mapSchema(schema, {
    [MapperKind.UNION_TYPE]: (union) => {
      if (union.name !== 'Module') return undefined
      const known = new Set(union.getTypes().map(({ name }) => name))
      const { resolveType, types, ...config } = union.toConfig()
      return new GraphQLUnionType({
        ...config,
        types: [...types, unknownModule],
        async resolveType(...given) {
          const name = await resolveType?.(...given)
          return name && known.has(name) ? name : unknownModule.name
        },
        astNode: undefined,
      })
    },
  })
}
