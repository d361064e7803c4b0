import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils'
import { GraphQLSchema, specifiedDirectives } from 'graphql'

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
      types: [],
      astNode: undefined,
      extensionASTNodes: [],
      extensions: {},
    }),
  )
}
