import { MapperKind } from '@graphql-tools/utils'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

type Resolver = GraphQLFieldResolver<Record<string, unknown>, unknown>

const resolvers = new Map<string, Resolver>()

/**
 * Reads each field from the property that the origin sends, by coordinate of the graph: `Event.dateStart` from `date_start`.
 * Mesh's resolvers do the same, but copy the whole resolve info for every value of a renamed field.
 */
export function originProperties(
  schema: GraphQLSchema,
  properties: ReadonlyMap<string, string>,
): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      const property = properties.get(`${typeName}.${fieldName}`)
      return property === undefined ? undefined : { ...field, resolve: readProperty(property) }
    },
  })
}

/** The resolver that reads a property; one function for all fields of that name. */
function readProperty(property: string): Resolver {
  const known = resolvers.get(property)
  if (known) return known
  const resolver: Resolver = (parent) => parent[property]
  resolvers.set(property, resolver)
  return resolver
}
