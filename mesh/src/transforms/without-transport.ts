import { MapperKind } from '@graphql-tools/utils'
import { GraphQLSchema, isObjectType, specifiedDirectives } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/**
 * The schema without what only Mesh needs: its directives and their types, and types that nothing leads to any more. `internal`: root fields
 * that the gateway alone calls.
 */
export function withoutTransport(
  schema: GraphQLSchema,
  internal: ReadonlySet<string>,
): GraphQLSchema {
  // For a source that only has mutations, Mesh adds a placeholder query.
  const real = mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (_, name) =>
      name === 'dummy' || internal.has(name) ? null : undefined,
    [MapperKind.MUTATION_ROOT_FIELD]: (_, name) => (internal.has(name) ? null : undefined),
  })
  const config = real.toConfig()
  return new GraphQLSchema({
    ...config,
    directives: [...specifiedDirectives],
    // A type that implements an interface may be referenced by nothing else.
    types: config.types.filter((type) => isObjectType(type) && type.getInterfaces().length > 0),
    astNode: undefined,
    extensionASTNodes: [],
    extensions: {},
  })
}
