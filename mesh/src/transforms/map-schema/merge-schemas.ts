import {
  type GraphQLFieldConfigMap,
  type GraphQLNamedType,
  type GraphQLObjectType,
  GraphQLSchema,
  isIntrospectionType,
} from 'graphql'
import { rewire } from './rewire.ts'

/**
 * One schema with the types of all and their root fields together. Types of the same name come from the same shape of the contract, so the
 * first of them is taken. `mergeSchemas` of `@graphql-tools/schema` prints all types and builds them anew, at a sixth of the gateway's start.
 */
export function mergeSchemas(schemas: readonly GraphQLSchema[]): GraphQLSchema {
  const types = new Map<string, GraphQLNamedType>()
  for (const type of schemas.flatMap((schema) => Object.values(schema.getTypeMap()))) {
    if (!types.has(type.name) && !isIntrospectionType(type)) types.set(type.name, type)
  }
  const query = mergeRoots(schemas.map((schema) => schema.getQueryType()))
  const mutation = mergeRoots(schemas.map((schema) => schema.getMutationType()))
  const configs = new Map([...query, ...mutation])
  const { rewireNamed, rewireDirective } = rewire({ types, configs })
  const rootOf = (merged: typeof query) => rewireNamed([...merged.keys()])[0] as GraphQLObjectType
  const directives = new Map(
    schemas.flatMap((schema) => schema.getDirectives()).map((one) => [one.name, one]),
  )
  return new GraphQLSchema({
    query: rootOf(query),
    mutation: rootOf(mutation),
    types: rewireNamed([...types.values()]),
    directives: [...directives.values()].map(rewireDirective),
  })
}

/** The first root type, with the config that it gets. */
function mergeRoots(
  roots: readonly (GraphQLObjectType | null | undefined)[],
): Map<GraphQLNamedType, object> {
  const all = roots.filter((root) => root != null)
  const fields = all.reduce<GraphQLFieldConfigMap<unknown, unknown>>(
    (merged, root) => Object.assign(merged, root.toConfig().fields),
    {},
  )
  return new Map(all.slice(0, 1).map((root) => [root, { ...root.toConfig(), fields }]))
}
