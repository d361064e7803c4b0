import { MapperKind } from '@graphql-tools/utils'
import { GraphQLEnumType, GraphQLNonNull, type GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/** What the origin says by 1 and 0. */
const Availability = new GraphQLEnumType({
  name: 'Availability',
  description: 'Whether tickets are available.',
  values: {
    AVAILABLE: { value: 1, description: 'Tickets are available.' },
    UNAVAILABLE: { value: 0, description: 'No tickets are available.' },
  },
})

/** Says by an enum whether seats can be had. */
export function seatAvailability(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      if (fieldName !== 'status' || !/^(SeatGroup|Timeslot)$/.test(typeName)) return undefined
      return {
        ...field,
        type: new GraphQLNonNull(Availability),
        description: 'Whether tickets are available.',
        astNode: undefined,
      }
    },
  })
}
