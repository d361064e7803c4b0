import { MapperKind } from '@graphql-tools/utils'
import {
  getNamedType,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

type Row = { status?: string; occurrence?: string }
type Field = GraphQLFieldConfig<Row, unknown>

/** Values of the origin's status about the schedule of an event, not about its tickets. */
const ofSchedule = new Set(['canceled', 'postponed'])

/**
 * Splits the status of an event: the origin has one value for whether tickets are sold and whether the event takes place, the
 * graph by `sale` and `schedule`.
 */
export function saleAndSchedule(schema: GraphQLSchema): GraphQLSchema {
  const fields = { sale: saleField(schema), schedule: scheduleField(schema) }
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const { fields: own, ...config } = type.toConfig()
      if (!own['status'] || getNamedType(own['status'].type).name !== 'EventStatus')
        return undefined
      const { occurrence: _, ...others } = own
      const divided = Object.entries(others).flatMap(([name, field]): [string, Field][] =>
        name === 'status' ? Object.entries(fields) : [[name, field]],
      )
      return new GraphQLObjectType({
        ...config,
        fields: Object.fromEntries(divided),
        astNode: undefined,
      })
    },
  })
}

function saleField(schema: GraphQLSchema): Field {
  const { values } = enumOf(schema, 'EventStatus').toConfig()
  const ofSale = Object.entries(values).filter(([, { value }]) => !ofSchedule.has(String(value)))
  return {
    type: new GraphQLEnumType({
      name: 'SaleStatus',
      description: 'Whether tickets are on sale.',
      values: Object.fromEntries(ofSale),
    }),
    description: 'Whether tickets are on sale; null if the event is canceled or postponed.',
    resolve: ({ status }) => (status === undefined || ofSchedule.has(status) ? null : status),
  }
}

function scheduleField(schema: GraphQLSchema): Field {
  const { values } = enumOf(schema, 'EventOccurrence').toConfig()
  return {
    type: new GraphQLNonNull(
      new GraphQLEnumType({
        name: 'ScheduleStatus',
        description: 'Whether an event takes place as announced.',
        values,
      }),
    ),
    description: 'Whether the event takes place as announced; also set after it is over.',
    resolve: ({ status = '', occurrence }) =>
      occurrence ?? (ofSchedule.has(status) ? status : 'scheduled'),
  }
}

function enumOf(schema: GraphQLSchema, name: string): GraphQLEnumType {
  const type = schema.getType(name)
  if (!isEnumType(type)) throw new Error(`The graph has no enum ${name}.`)
  return type
}
