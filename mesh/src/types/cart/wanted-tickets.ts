import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'

type WantedTickets = { saleType: number; quantity: number }

/** The origin takes sale types and quantities as two lists in the same order; in the graph they stand together. */
export function wantedTickets(schema: GraphQLSchema): GraphQLSchema {
  const WantedTicketsInput = wantedTicketsInput()
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
            type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(WantedTicketsInput))),
            description: 'How many tickets of which sale types.',
          },
        },
        astNode: undefined,
      })
    },
    [MapperKind.MUTATION_ROOT_FIELD]: (field, name) =>
      name === 'addToCart' ? withTwoLists(field) : undefined,
  })
}

function wantedTicketsInput(): GraphQLInputObjectType {
  const type = new GraphQLNonNull(GraphQLInt)
  return new GraphQLInputObjectType({
    name: 'WantedTicketsInput',
    description: 'Tickets of one sale type.',
    fields: {
      saleType: { type, description: 'Number of the sale type, from the offer.' },
      quantity: { type, description: 'How many tickets.' },
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
      const { tickets, ...wanted } = input as { tickets: WantedTickets[] }
      const lists = {
        quantities: tickets.map(({ quantity }) => quantity),
        saleTypeIds: tickets.map(({ saleType }) => saleType),
      }
      return resolve!(root, { ...others, input: { ...wanted, ...lists } }, context, info)
    },
  }
}
