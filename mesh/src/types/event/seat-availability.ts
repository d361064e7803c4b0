import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { GraphQLEnumType, GraphQLNonNull, type GraphQLSchema } from 'graphql'

/** What the origin says by 1 and 0. */
const Availability = new GraphQLEnumType({
  name: 'Availability',
  description: 'Whether something can be had.',
  values: {
    AVAILABLE: { value: 1, description: 'It can be had.' },
    UNAVAILABLE: { value: 0, description: 'It is not offered.' },
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
        description: 'Whether it can be had.',
        astNode: undefined,
      }
    },
  })
}
