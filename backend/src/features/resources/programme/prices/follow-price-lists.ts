import { sql, type SQL } from 'drizzle-orm'
import { staleByEvent, type ChangeTag } from '@foyer/schema/change-tags.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

/** The prices that events have by their lists: for each seat group those of its category, without seat groups all. */
const wanted = (events: SQL) => sql`
  select event.id as event_id, list_price.position, list_price.name, list_price.text, list_price.price_cents,
    list_price.sale_type_id, seat_group.id as seat_group_id
  from event
  join list_price on list_price.price_list_id = event.price_list_id
  left join event_seat_group on event_seat_group.event_id = event.id
  left join seat_group on seat_group.id = event_seat_group.seat_group_id
  where event.id in (${events})
    and (event_seat_group.id is null or seat_group.price_category = list_price.position)`

const isSame = sql`price.event_id = wanted.event_id and price.position = wanted.position
  and price.name = wanted.name and price.text = wanted.text and price.price_cents = wanted.price_cents
  and price.sale_type_id = wanted.sale_type_id and price.seat_group_id is not distinct from wanted.seat_group_id`

/** Coming events with a price list for which no ticket is sold or held, and which meet a condition. */
const following = (condition: SQL) => sql`
  select event.id from event where event.price_list_id is not null and event.over_at > now()
    and not exists (select from taken_place where event_id = event.id and (held_until is null or held_until > now()))
    and ${condition}`

/** Gives the events that still follow their price lists the prices of these; returns the cache tags that become stale. */
export async function followPriceLists(
  transaction: WritableTransaction,
  condition: SQL,
): Promise<ChangeTag[]> {
  const { rows: removed } = await transaction.execute<{ id: number }>(sql`
    with wanted as materialized (${wanted(following(condition))})
    delete from price where price.event_id in (${following(condition)})
      and not exists (select from wanted where ${isSame})
    returning price.event_id as id`)
  const { rows: added } = await transaction.execute<{ id: number }>(sql`
    with wanted as materialized (${wanted(following(condition))})
    insert into price (event_id, position, name, text, price_cents, sale_type_id, seat_group_id)
    select event_id, position, name, text, price_cents, sale_type_id, seat_group_id from wanted
    where not exists (select from price where ${isSame})
    returning event_id as id`)
  const ids = [...new Set([...removed, ...added].map(({ id }) => id))].toSorted(
    (one, other) => one - other,
  )
  if (ids.length === 0) return []
  const { rows: events } = await transaction.execute<{ id: number; productionId: number | null }>(
    sql`update event set parts = md5(parts || now()::text || random()::text) where id in ${ids}
      returning id, production_id as "productionId"`,
  )
  for (const { id } of events) {
    transaction.changed(`events ${id}: prices`, [], {
      resource: 'events',
      id,
      change: 'changed',
      fields: [{ field: 'prices' }],
    })
  }
  return events.flatMap(({ id, productionId }) =>
    staleByEvent({
      id,
      productionIds: productionId === null ? [] : [productionId],
      listedOnEventIds: [],
    }),
  )
}
