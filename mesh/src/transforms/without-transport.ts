import { pruneSchema } from '@graphql-tools/utils'
import { GraphQLSchema, specifiedDirectives } from 'graphql'

/** The schema without what only Mesh needs: its directives and their types, and types that nothing leads to. */
export function withoutTransport(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig()
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
