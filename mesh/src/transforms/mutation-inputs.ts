import {
  type GraphQLFieldConfig,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'

type Field = GraphQLFieldConfig<unknown, GatewayContext>
type Values = Record<string, unknown>

/**
 * Gives every mutation one argument, `input`, named after it: `removeFromCart(locale:, id:)` → `removeFromCart(input: RemoveFromCartInput!)`.
 * What the origin takes in the path and in the body stands in it side by side.
 */
export function mutationInputs(schema: GraphQLSchema): GraphQLSchema {
  const mutation = schema.getMutationType()
  if (!mutation) return schema
  const { fields, ...root } = mutation.toConfig()
  const changed = Object.entries(fields).map(([name, field]) => [name, withOneInput(name, field)])
  const config = schema.toConfig()
  return new GraphQLSchema({
    ...config,
    mutation: new GraphQLObjectType({
      ...root,
      fields: Object.fromEntries(changed) as typeof fields,
      astNode: undefined,
    }),
    // The inputs of before, some of which have the same names, are named by nothing else.
    types: config.types.filter((type) => type !== mutation && !isInputObjectType(type)),
  })
}

function withOneInput(name: string, field: Field): Field {
  const { input: body, ...others } = field.args ?? {}
  const bodyType = body && getNamedType(body.type)
  const bodyFields = isInputObjectType(bodyType) ? bodyType.toConfig().fields : {}
  const type = new GraphQLInputObjectType({
    name: `${name[0]!.toUpperCase()}${name.slice(1)}Input`,
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
      const given: Values = {}
      for (const argument of names) {
        if (argument in values) given[argument] = values[argument]
        delete values[argument]
      }
      if (body) given['input'] = withRequestKey(values)
      return resolve!(root, given, context, info)
    },
    astNode: undefined,
  }
}

function argumentFields(args: NonNullable<Field['args']>): GraphQLInputFieldConfigMap {
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
