import type { Operation } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import { MapperKind } from '@graphql-tools/utils'
import { GraphQLSchema, isObjectType, specifiedDirectives } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/** Root fields that the gateway alone calls. */
const internal = new Set(
  sources
    .flatMap(({ operations }): Operation[] => Object.values(operations))
    .filter(({ isInternal }) => isInternal)
    .map(({ operationId }) => operationId),
)

/** The schema without what only Mesh needs: its directives and their types, and types that nothing leads to any more. */
export function withoutTransport(schema: GraphQLSchema): GraphQLSchema {
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
