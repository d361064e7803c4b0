import { staleByEvent, staleByProduction, type ChangeTag } from '@foyer/schema/change-tags.ts'
import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'

/**
 * The cache tags that the given events invalidate, by their stored relations. Call it before the change as well when an event is
 * deleted or moves to another production.
 */
export async function findStaleByEvents(queries: Queries, ids: number[]): Promise<ChangeTag[]> {
  if (ids.length === 0) return []
  const sibling = alias(event, 'sibling')
  const rows = await queries
    .select({
      id: event.id,
      productionId: event.productionId,
      parentId: event.parentId,
      siblingId: sibling.id,
    })
    .from(event)
    .leftJoin(sibling, eq(sibling.productionId, event.productionId))
    .where(inArray(event.id, ids))
  return distinct(
    rows.flatMap(({ id, productionId, parentId, siblingId }) =>
      staleByEvent({
        id,
        productionIds: known(productionId),
        listedOnEventIds: [...known(parentId), ...known(siblingId)],
      }),
    ),
  )
}

/** The cache tags that the given productions invalidate. */
export async function findStaleByProductions(
  queries: Queries,
  ids: number[],
): Promise<ChangeTag[]> {
  if (ids.length === 0) return []
  const events = await queries
    .select({ id: event.id, productionId: event.productionId })
    .from(event)
    .where(inArray(event.productionId, ids))
  const eventIds = Map.groupBy(events, ({ productionId }) => productionId)
  return distinct(
    ids.flatMap((id) =>
      staleByProduction({ id, eventIds: (eventIds.get(id) ?? []).map((row) => row.id) }),
    ),
  )
}

function known(id: number | null): number[] {
  return id === null ? [] : [id]
}

function distinct(tags: ChangeTag[]): ChangeTag[] {
  return [...new Set(tags)]
}
