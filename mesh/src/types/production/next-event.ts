import { MapperKind } from '@graphql-tools/utils'
import { GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

type Production = { next?: unknown; events?: readonly unknown[] }

/** A production has a next event: teasers embed it, elsewhere it is the first of its events. */
export function nextEvent(schema: GraphQLSchema): GraphQLSchema {
  const field = {
    // What every source of a production says of its events; more is fetched.
    type: schema.getType('EventDate') as GraphQLOutputType,
    description: 'Next event; null if no more is planned.',
    resolve: ({ next, events = [] }: Production) => next ?? events[0] ?? null,
  }
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      if (type.name !== 'Production') return undefined
      const { fields, ...config } = type.toConfig()
      return new GraphQLObjectType({
        ...config,
        fields: { ...fields, nextEvent: field },
        astNode: undefined,
      })
    },
  })
}
