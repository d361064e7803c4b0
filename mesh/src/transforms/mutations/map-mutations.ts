import {
  type GraphQLFieldConfig,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'

export type Mutation = GraphQLFieldConfig<unknown, GatewayContext>

type Mapper = {
  change: (name: string, mutation: Mutation) => Mutation
  /** Types that only the former mutations name: they leave the schema, unless the new ones name them too. */
  isReplaced: (type: GraphQLNamedType) => boolean
}

/** Changes every mutation of a schema. */
export function mapMutations(schema: GraphQLSchema, { change, isReplaced }: Mapper): GraphQLSchema {
  const mutation = schema.getMutationType()
  if (!mutation) return schema
  const { fields, ...root } = mutation.toConfig()
  const changed = Object.entries(fields).map(([name, field]) => [name, change(name, field)])
  const config = schema.toConfig()
  return new GraphQLSchema({
    ...config,
    mutation: new GraphQLObjectType({
      ...root,
      fields: Object.fromEntries(changed) as typeof fields,
      astNode: undefined,
    }),
    types: config.types.filter((type) => type !== mutation && !isReplaced(type)),
  })
}

/** The name of a type that belongs to a mutation: `addToCart`, `Input` → `AddToCartInput`. */
export const typeNameOf = (mutation: string, ending: 'Input' | 'Result') =>
  `${mutation[0]!.toUpperCase()}${mutation.slice(1)}${ending}`
