import { type ChangeTag, staleByEvent } from '@foyer/schema/change-tags.ts'
import { events } from '@foyer/schema/resources/programme/events.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Localized } from '#database/localized.ts'
import { event, eventSeries, eventTag, price } from '#database/tables/events.ts'
import { eventSeatGroup, timeslot } from '#database/tables/offers.ts'
import { production } from '#database/tables/productions.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { findRow } from '#features/resources/read-resource.ts'
import type { ResourceBinding, ResourceRow, Values } from '#features/resources/resource-binding.ts'
import { completeSlug } from './complete-slug.ts'
import type { EventChange } from './event-rules/event-change.ts'
import { findEventProblems } from './event-rules/find-event-problems.ts'
import { withReason } from './event-rules/with-reason.ts'
import { eventsWhere, findUses, subscriptionsWhere } from './find-uses.ts'
import { pricesOfList } from './prices/prices-of-list.ts'
import { partsOf } from './touch.ts'

const parent = 'eventId'
const seatGroup = { seat_group: 'seatGroupId' }

/** Dates with their prices and what is on sale. */
export const eventsBinding: ResourceBinding = {
  definition: events,
  table: event,
  uniqueField: 'prices',
  properties: {
    production: 'productionId',
    parent: 'parentId',
    venue: 'venueId',
    room: 'roomId',
    price_list: 'priceListId',
    exhibition_type: 'exhibitionTypeId',
    genre: 'genreId',
    image: 'imageId',
  },
  links: {
    tags: { table: eventTag, parent, target: 'tagId' },
    series: { table: eventSeries, parent, target: 'seriesId' },
  },
  children: {
    prices: {
      table: price,
      parent,
      properties: { ...seatGroup, sale_type: 'saleTypeId' },
      orderBy: [price.position, price.saleTypeId, price.seatGroupId],
    },
    seat_groups: {
      table: eventSeatGroup,
      parent,
      properties: seatGroup,
      orderBy: [eventSeatGroup.seatGroupId],
    },
    timeslots: { table: timeslot, parent, orderBy: [timeslot.timeStart] },
  },
  searchedText: sql<string>`concat_ws(' ', event.day, to_char(event.day, 'DD.MM.YYYY FMDD.FMMM.YYYY'),
    (select production.title::text from production where production.id = event.production_id))`,
  async prepare(transaction, { id, values: given }) {
    const before = id === undefined ? undefined : await findRow(transaction, eventsBinding, { id })
    const values = { ...given, ...(await pricesOfList(transaction, { before, values: given })) }
    const problems = await findEventProblems(transaction, { before, values })
    if (problems) return { problems }
    const derived = await derivedValues(transaction, values)
    return { values: { ...values, ...reasonOf({ before, values }), ...derived } }
  },
  async finish(transaction, { before, after }) {
    if (after) {
      await transaction
        .update(event)
        .set({ parts: partsOf(eventsBinding, after) })
        .where(eq(event.id, after.id))
    }
    return staleTags(transaction, { before, after })
  },
  findUses: (queries, id) =>
    findUses(
      queries,
      sql`select distinct 'order' as type, shop_order.number as id, '#' || shop_order.number as label
        from order_ticket join shop_order on shop_order.id = order_ticket.order_id
        where order_ticket.event_id = ${id}`,
      sql`select 'taken-place' as type, taken_place.id, row_label || ' ' || seat_label as label
        from taken_place join place on place.id = taken_place.place_id
        where event_id = ${id} and order_id is null and (held_until is null or held_until > now())`,
      subscriptionsWhere(
        sql`id in (select subscription_id from subscription_event where event_id = ${id})`,
      ),
      eventsWhere(sql`event.parent_id = ${id}`),
      sql`select 'article' as type, id, title->>'de' as label from article
        where id in (select article_id from article_event where event_id = ${id})`,
    ),
}

/** The reason of a canceled event, with which what is important for visitors begins; with any other status both go. */
function reasonOf({ before, values }: EventChange): Values {
  const isCanceled = values['status'] === 'canceled'
  const reason = isCanceled ? (values['cancellation_reason'] as Localized) : { de: '' }
  const former = before?.['cancellation_reason'] as Localized | undefined
  const info = withReason(values['important_info'] as Localized, { reason, former })
  return { cancellation_reason: reason, important_info: info }
}

/** The genre of its production, and the slug of an event with a title of its own. */
async function derivedValues(transaction: WritableTransaction, values: Values): Promise<Values> {
  const productionId = values['production'] as number | null
  const title = values['title'] as Localized
  if (productionId === null) return { slug: completeSlug(values['slug'], title) }
  const [row] = await transaction
    .select({ genre: production.genreId })
    .from(production)
    .where(eq(production.id, productionId))
  return { genre: row!.genre }
}

/** Also those of what listed it before: another production or parent. */
async function staleTags(
  transaction: WritableTransaction,
  { before, after }: { before: ResourceRow | undefined; after: ResourceRow | undefined },
): Promise<ChangeTag[]> {
  const id = (after ?? before)!.id
  const owners = [before, after].flatMap((row) => (row ? [row] : []))
  const productionIds = [...new Set(owners.flatMap((row) => numbersIn(row['production'])))]
  const siblings = await transaction
    .select({ id: event.id })
    .from(event)
    .where(inArray(event.productionId, productionIds))
  return staleByEvent({
    id,
    productionIds,
    listedOnEventIds: [
      ...siblings.map((sibling) => sibling.id),
      ...owners.flatMap((row) => numbersIn(row['parent'])),
    ],
  })
}

const numbersIn = (value: unknown): number[] => (typeof value === 'number' ? [value] : [])
