import { maxIdListLength } from '@foyer/schema/shapes/scalars.ts'
import DataLoader from 'dataloader'
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { originStatus } from '#errors/mask-error.ts'
import { variantAt } from '#gateway/operation-variant.ts'
import type { Row, Source, Entity } from './entity.ts'

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>
/** What a source finds an entity by: its number, or a text. */
type Key = number | string
type Loader = DataLoader<Key, Row | null>

const loaders = new WeakMap<GatewayContext, Map<string, Loader>>()

/** Loads rows of a source by number, in one call for all nodes of an operation in the same language. */
export type RowLoader = (context: GatewayContext, info: GraphQLResolveInfo) => Loader

/** `schema`: that of Mesh, whose root fields call the origin. */
export function createRowLoader(source: Source, entity: Entity, schema: GraphQLSchema): RowLoader {
  const resolveMany = rootResolver(schema, source.rootField)
  const isWhole = source.type === entity.name
  const resolveOne = entity.single && isWhole ? rootResolver(schema, entity.single) : undefined

  return (context, info) => {
    const { locale } = variantAt(context, info.path)
    let ofContext = loaders.get(context)
    if (!ofContext) loaders.set(context, (ofContext = new Map<string, Loader>()))
    const key = `${source.rootField} ${String(locale)}`
    const known = ofContext.get(key)
    if (known) return known
    const loader: Loader = new DataLoader((ids) => loadRows(ids), {
      maxBatchSize: source.maxBatchSize ?? maxIdListLength,
    })
    ofContext.set(key, loader)
    return loader

    async function loadRows(ids: readonly Key[]): Promise<(Row | null | Error)[]> {
      const { rows: rowsOf, key: byKey } = source
      if (!rowsOf) {
        const argument = byKey?.argument ?? 'id'
        return Promise.all(ids.map((id) => loadOne(resolveMany, { [argument]: id })))
      }
      // The same address as that of the root field for one object, so that both share one call.
      if (resolveOne && ids.length === 1) return [await loadOne(resolveOne, { id: ids[0]! })]
      const args = {
        ...source.rootArguments,
        locale,
        ...(!source.returnsAll && { ids: ids.join(',') }),
      }
      const rows = rowsOf(await ask(resolveMany, args))
      if (resolveOne && rows.length === 0) {
        return Promise.all(ids.map((id) => loadOne(resolveOne, { id })))
      }
      const byId = new Map<Key, Row>(rows.map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id) ?? null)
    }

    async function loadOne(
      resolve: Resolver,
      key: Record<string, Key>,
    ): Promise<Row | null | Error> {
      try {
        return (await ask(resolve, { locale, ...key })) as Row
      } catch (error) {
        if (originStatus(error) === 404) return null
        return error as Error
      }
    }

    async function ask(resolve: Resolver, args: Record<string, unknown>): Promise<unknown> {
      const response: unknown = await resolve(undefined, args, context, info)
      if (response instanceof Error) throw response
      return response
    }
  }
}

function rootResolver(schema: GraphQLSchema, name: string): Resolver {
  const resolve = schema.getQueryType()?.getFields()[name]?.resolve
  if (!resolve) throw new Error(`Mesh has no root field ${name}.`)
  return resolve as Resolver
}
