import { MapperKind } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import type { GatewayContext } from '#gateway/context.ts'

type TicketQuantity = { saleTypeNumber: number; quantity: number }

/** The origin takes sale types and quantities as two lists in the same order; the graph has one list of both. */
export function wantedTickets(schema: GraphQLSchema): GraphQLSchema {
  const TicketQuantityInput = ticketQuantityInput()
  return mapSchema(schema, {
    [MapperKind.INPUT_OBJECT_TYPE](type) {
      if (type.name !== 'AddToCartInput') return undefined
      const { fields, ...config } = type.toConfig()
      const { quantities: _, saleTypeIds: __, ...others } = fields
      return new GraphQLInputObjectType({
        ...config,
        fields: {
          ...others,
          tickets: {
            type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(TicketQuantityInput))),
            description: 'Number of tickets of each sale type.',
          },
        },
        astNode: undefined,
      })
    },
    [MapperKind.MUTATION_ROOT_FIELD]: (field, name) =>
      name === 'addToCart' ? withTwoLists(field) : undefined,
  })
}

function ticketQuantityInput(): GraphQLInputObjectType {
  const type = new GraphQLNonNull(GraphQLInt)
  return new GraphQLInputObjectType({
    name: 'TicketQuantityInput',
    description: 'Tickets of one sale type.',
    fields: {
      saleTypeNumber: {
        type,
        description: '`saleTypeNumber` of a price in `eventOffer`; 1 is the full price.',
      },
      quantity: { type, description: 'Number of tickets, 1 to 40.' },
    },
  })
}

function withTwoLists(
  field: GraphQLFieldConfig<unknown, GatewayContext>,
): GraphQLFieldConfig<unknown, GatewayContext> {
  const { resolve } = field
  return {
    ...field,
    resolve(root, { input, ...others }, context, info) {
      const { tickets, ...wanted } = input as { tickets: TicketQuantity[] }
      const lists = {
        quantities: tickets.map(({ quantity }) => quantity),
        saleTypeIds: tickets.map(({ saleTypeNumber }) => saleTypeNumber),
      }
      return resolve!(root, { ...others, input: { ...wanted, ...lists } }, context, info)
    },
  }
}
