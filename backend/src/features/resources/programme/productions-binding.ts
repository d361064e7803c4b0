import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { canonicalJson } from '@foyer/schema/documents/value.ts'
import { productions } from '@foyer/schema/resources/programme/productions.ts'
import { and, eq, sql } from 'drizzle-orm'
import { findStaleByProductions } from '#catalogue/stale-store.ts'
import { event } from '#database/tables/events.ts'
import {
  credit,
  production,
  productionImage,
  productionSeries,
  productionSponsor,
  productionTag,
  programmeEntry,
} from '#database/tables/productions.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type {
  ChildRow,
  ResourceBinding,
  ResourceRow,
} from '#features/resources/resource-binding.ts'
import { completeSlug } from './complete-slug.ts'
import { eventsWhere, findUses } from './find-uses.ts'
import { partsOf, touchPersons } from './touch.ts'

type Credit = ChildRow & { person: number }

const parent = 'productionId'
const image = { image: 'imageId' }
const relations = {
  genre: 'genreId',
  season: 'seasonId',
  exhibition_type: 'exhibitionTypeId',
}

/** Productions with all that is shown of them. Their events have their genre and the texts that they leave empty. */
export const productionsBinding: ResourceBinding = {
  definition: productions,
  table: production,
  properties: { ...relations, ...image },
  links: {
    tags: { table: productionTag, parent, target: 'tagId' },
    series: { table: productionSeries, parent, target: 'seriesId' },
    images: { table: productionImage, parent, target: 'imageId' },
    sponsors: { table: productionSponsor, parent, target: 'sponsorId' },
  },
  children: {
    credits: {
      table: credit,
      parent,
      properties: { person: 'personId' },
      orderBy: [credit.position],
      isPositioned: true,
    },
    works: {
      table: programmeEntry,
      parent,
      orderBy: [programmeEntry.position],
      isPositioned: true,
    },
  },
  prepare: async (_transaction, { values }) => ({
    values: { ...values, slug: completeSlug(values['slug'], values['title']) },
  }),
  async finish(transaction, { before, after }) {
    const persons = changedPersons(before, after)
    await touchPersons(transaction, persons)
    if (after) await keepParts(transaction, after)
    if (after && before?.['genre'] !== after['genre']) await passGenre(transaction, after)
    return [
      ...(await findStaleByProductions(transaction, [(after ?? before)!.id])),
      ...persons.map((id): ChangeTag => `person:${id}`),
      ...(await staleArticles(transaction, (after ?? before)!.id)),
    ]
  },
  findUses: (queries, id) =>
    findUses(
      queries,
      eventsWhere(sql`event.production_id = ${id}`),
      sql`select 'article' as type, id, title->>'de' as label from article
        where id in (select article_id from article_production where production_id = ${id})`,
    ),
}

const creditsOf = (row: ResourceRow | undefined) => (row?.['credits'] ?? []) as Credit[]

/** The people whose credits were added, changed or deleted. */
function changedPersons(before: ResourceRow | undefined, after: ResourceRow | undefined): number[] {
  const without = (rows: Credit[], others: Credit[]) => {
    const known = new Set(others.map((row) => canonicalJson(row)))
    return rows.filter((row) => !known.has(canonicalJson(row)))
  }
  const [were, are] = [creditsOf(before), creditsOf(after)]
  return [...new Set([...without(were, are), ...without(are, were)].map(({ person }) => person))]
}

/** A change of what belongs to it counts as a change of the production. */
async function keepParts(transaction: WritableTransaction, after: ResourceRow): Promise<void> {
  await transaction
    .update(production)
    .set({ parts: partsOf(productionsBinding, after) })
    .where(eq(production.id, after.id))
}

/** Events have the genre of their production, for filters. */
async function passGenre(transaction: WritableTransaction, after: ResourceRow): Promise<void> {
  const genreId = after['genre'] as number | null
  await transaction
    .update(event)
    .set({ genreId })
    .where(and(eq(event.productionId, after.id), sql`${event.genreId} is distinct from ${genreId}`))
}

/** Articles about it show its title. */
async function staleArticles(transaction: WritableTransaction, id: number): Promise<ChangeTag[]> {
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select article_id as id from article_production where production_id = ${id}`,
  )
  return rows.map((row): ChangeTag => `article:${row.id}`)
}
