import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils'
import { GraphQLSchema, isObjectType, specifiedDirectives } from 'graphql'

/** The schema without what only Mesh needs: its directives and their types, and types that nothing leads to. */
export function withoutTransport(schema: GraphQLSchema): GraphQLSchema {
  // Mesh gives sources that only write a query without a meaning.
  const real = mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (_, name) => (name === 'dummy' ? null : undefined),
  })
  const config = real.toConfig()
  return pruneSchema(
    new GraphQLSchema({
      ...config,
      directives: [...specifiedDirectives],
      // What implements an interface may be named by nothing else.
      types: config.types.filter((type) => isObjectType(type) && type.getInterfaces().length > 0),
      astNode: undefined,
      extensionASTNodes: [],
      extensions: {},
    }),
  )
}
