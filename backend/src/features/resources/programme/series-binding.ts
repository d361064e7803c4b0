import { staleByOption } from '@foyer/schema/change-tags.ts'
import { series as definition } from '@foyer/schema/resources/programme/series.ts'
import { sql } from 'drizzle-orm'
import { findStaleByProductions } from '#catalogue/stale-store.ts'
import { series } from '#database/tables/options.ts'
import { productionSeries } from '#database/tables/productions.ts'
import type { ResourceBinding, ResourceRow } from '#features/resources/resource-binding.ts'
import { completeSlug } from './complete-slug.ts'
import { eventsWhere, findUses, productionsWhere, subscriptionsWhere } from './find-uses.ts'
import { touchProductions } from './touch.ts'

export const seriesBinding: ResourceBinding = {
  definition,
  table: series,
  links: {
    productions: { table: productionSeries, parent: 'seriesId', target: 'productionId' },
  },
  prepare: async (_transaction, { values }) => ({
    values: { ...values, slug: completeSlug(values['slug'], values['name']) },
  }),
  async finish(transaction, { before, after }) {
    const [were, are] = [productionsOf(before), productionsOf(after)]
    const changed = [
      ...were.filter((id) => !are.includes(id)),
      ...are.filter((id) => !were.includes(id)),
    ]
    await touchProductions(transaction, changed)
    return [...staleByOption(), ...(await findStaleByProductions(transaction, changed))]
  },
  findUses: (queries, id) =>
    findUses(
      queries,
      productionsWhere(
        sql`id in (select production_id from production_series where series_id = ${id})`,
      ),
      eventsWhere(sql`event.id in (select event_id from event_series where series_id = ${id})`),
      subscriptionsWhere(sql`series_id = ${id}`),
    ),
}

const productionsOf = (row: ResourceRow | undefined) =>
  (row?.['productions'] ?? []) as readonly number[]
