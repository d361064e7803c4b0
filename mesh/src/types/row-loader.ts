import DataLoader from 'dataloader'
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import type { Join, Row } from './join.ts'

/** How many numbers one call to the origin may name: bound of the contract's IdList. */
const largestBatch = 100

type Loader = DataLoader<number, Row | null>

const loaders = new WeakMap<GatewayContext, Map<string, Loader>>()
const locales = new WeakMap<GatewayContext, Map<string | number, unknown>>()

/** Wraps a root field's resolver so that fields below it know in which language they answer. */
export function rememberLocale(resolve: GraphQLFieldResolver<unknown, GatewayContext>) {
  const remembering: GraphQLFieldResolver<unknown, GatewayContext> = (
    root,
    given,
    context,
    info,
  ) => {
    const known = locales.get(context) ?? new Map<string | number, unknown>()
    locales.set(context, known.set(info.path.key, given['locale']))
    return resolve(root, given, context, info)
  }
  return remembering
}

/** Loads what a join leads to, in one call for all nodes of an operation that speak the same language. */
export function rowLoader(join: Join, context: GatewayContext, info: GraphQLResolveInfo): Loader {
  const locale = locales.get(context)?.get(rootKey(info.path))
  const ofContext = loaders.get(context) ?? new Map<string, Loader>()
  loaders.set(context, ofContext)
  const key = `${join.rootField} ${String(locale)}`
  const known = ofContext.get(key)
  if (known) return known
  const loader: Loader = new DataLoader(
    async (ids) => {
      const root = info.schema.getQueryType()?.getFields()[join.rootField]
      if (!root?.resolve) throw new Error(`The graph has no root field ${join.rootField}.`)
      const given = { ...join.rootArguments, locale, ids: ids.join(',') }
      const answer: unknown = await root.resolve(undefined, given, context, info)
      if (answer instanceof Error) throw answer
      const byId = new Map(join.rows(answer).map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id) ?? null)
    },
    { maxBatchSize: largestBatch },
  )
  ofContext.set(key, loader)
  return loader
}

function rootKey(path: GraphQLResolveInfo['path']): string | number {
  return path.prev ? rootKey(path.prev) : path.key
}
