import DataLoader from 'dataloader'
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { variantAt } from '#gateway/operation-variant.ts'
import type { Join, Row } from './join.ts'

/** How many numbers one call to the origin may name: bound of the contract's IdList. */
const largestBatch = 100

/** Resolver of a root field that answers many by their numbers. */
type ResolveMany = GraphQLFieldResolver<unknown, GatewayContext>
type Loader = DataLoader<number, Row | null>

const loaders = new WeakMap<GatewayContext, Map<string, Loader>>()

/** Loads what a join leads to, in one call for all nodes of an operation that speak the same language. */
export function rowLoader(
  { join, resolveMany }: { join: Join; resolveMany: ResolveMany },
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Loader {
  const { locale } = variantAt(context, info.path)
  const ofContext = loaders.get(context) ?? new Map<string, Loader>()
  loaders.set(context, ofContext)
  const key = `${join.rootField} ${String(locale)}`
  const known = ofContext.get(key)
  if (known) return known
  const loader: Loader = new DataLoader(
    async (ids) => {
      const given = { ...join.rootArguments, locale, ids: ids.join(',') }
      const answer: unknown = await resolveMany(undefined, given, context, info)
      if (answer instanceof Error) throw answer
      const byId = new Map(join.rows(answer).map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id) ?? null)
    },
    { maxBatchSize: largestBatch },
  )
  ofContext.set(key, loader)
  return loader
}
