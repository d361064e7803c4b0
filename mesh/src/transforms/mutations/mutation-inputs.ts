import {
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { mapMutations, type Mutation, typeNameOf } from './map-mutations.ts'

type Values = Record<string, unknown>

/**
 * Gives every mutation one argument, `input`, named after it: `removeFromCart(locale:, ticketNumber:)` → `removeFromCart(input: RemoveFromCartInput!)`.
 * It contains what the origin takes in the path and in the body.
 */
export const mutationInputs = (schema: GraphQLSchema): GraphQLSchema =>
  mapMutations(schema, { change: withOneInput, isReplaced: isInputObjectType })

function withOneInput(name: string, field: Mutation): Mutation {
  const { input: body, ...others } = field.args ?? {}
  const bodyType = body && getNamedType(body.type)
  const bodyFields = isInputObjectType(bodyType) ? bodyType.toConfig().fields : {}
  const type = new GraphQLInputObjectType({
    name: typeNameOf(name, 'Input'),
    description: bodyType?.description ?? `Input of \`${name}\`.`,
    fields: { ...argumentFields(others), ...renamed(bodyFields) },
  })
  const { resolve } = field
  const names = Object.keys(others)
  return {
    ...field,
    args: {
      input: { type: new GraphQLNonNull(type), description: type.description },
    },
    resolve(root, { input }: { input: Values }, context, info) {
      const values = { ...input }
      const originArguments: Values = {}
      for (const argument of names) {
        if (argument in values) originArguments[argument] = values[argument]
        delete values[argument]
      }
      if (body) originArguments['input'] = withRequestKey(values)
      return resolve!(root, originArguments, context, info)
    },
    astNode: undefined,
  }
}

function argumentFields(args: NonNullable<Mutation['args']>): GraphQLInputFieldConfigMap {
  return Object.fromEntries(
    Object.entries(args).map(([name, { type, description }]) => [name, { type, description }]),
  )
}

/** The origin's `requestKey` by the name under which such keys are known. */
function renamed({ requestKey, ...fields }: GraphQLInputFieldConfigMap) {
  return { ...fields, ...(requestKey && { idempotencyKey: requestKey }) }
}

function withRequestKey({ idempotencyKey, ...values }: Values): Values {
  return { ...values, ...(idempotencyKey !== undefined && { requestKey: idempotencyKey }) }
}
