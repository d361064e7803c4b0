import { and, count, eq, exists, gte, ilike, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { containing } from '#database/search/containing.ts'
import { event } from '#database/tables/events.ts'
import { orderNote, orderTicket, shopOrder } from '#database/tables/shop.ts'
import { findOrders, type FoundOrder } from '#features/shop/orders/find-orders.ts'
import { isInState, type State } from './order-state.ts'

export type OrderQuery = {
  search?: string | undefined
  event?: number | undefined
  day_from?: string | undefined
  day_to?: string | undefined
  state?: State | undefined
}

export type StaffFoundOrder = FoundOrder & { isRefundNoted: boolean }

/** Orders by number, buyer, event, its day and state, the latest first, and how many there are. */
export async function searchOrders(
  queries: Queries,
  query: OrderQuery,
  page: { offset: number; size: number },
): Promise<{ count: number; results: StaffFoundOrder[] }> {
  const where = matching(queries, query)
  const [total, found] = await Promise.all([
    queries.select({ count: count() }).from(shopOrder).where(where),
    findOrders(queries, { where, limit: page.size, offset: page.offset }),
  ])
  return { count: total[0]!.count, results: await withRefunds(queries, found) }
}

/** An order by its number; null if there is none. */
export async function findOrderByNumber(
  queries: Queries,
  number: number,
): Promise<StaffFoundOrder | null> {
  const found = await findOrders(queries, { where: eq(shopOrder.number, number), limit: 1 })
  const [order] = await withRefunds(queries, found)
  return order ?? null
}

async function withRefunds(queries: Queries, found: FoundOrder[]): Promise<StaffFoundOrder[]> {
  const ids = found.map(({ order }) => order.id)
  const noted = await queries
    .selectDistinct({ orderId: orderNote.orderId })
    .from(orderNote)
    .where(and(inArray(orderNote.orderId, ids), eq(orderNote.kind, 'refund')))
  const refunded = new Set(noted.map(({ orderId }) => orderId))
  return found.map((one) => ({ ...one, isRefundNoted: refunded.has(one.order.id) }))
}

function matching(queries: Queries, query: OrderQuery): SQL | undefined {
  const { search, state, event: eventId, day_from: from, day_to: to } = query
  const isForEvent =
    eventId === undefined && !from && !to
      ? undefined
      : exists(
          queries
            .select({ id: orderTicket.code })
            .from(orderTicket)
            .innerJoin(event, eq(event.id, orderTicket.eventId))
            .where(
              and(
                eq(orderTicket.orderId, shopOrder.id),
                eventId === undefined ? undefined : eq(event.id, eventId),
                from ? gte(event.day, from) : undefined,
                to ? lte(event.day, to) : undefined,
              ),
            ),
        )
  return and(
    search?.trim() ? isFoundBy(search.trim()) : undefined,
    isForEvent,
    state && isInState(queries, state),
  )
}

function isFoundBy(text: string): SQL | undefined {
  const pattern = containing(text)
  const number = /^#?(\d{1,9})$/.exec(text)?.[1]
  return or(
    number ? eq(shopOrder.number, Number(number)) : undefined,
    ilike(shopOrder.name, pattern),
    ilike(shopOrder.email, pattern),
  )
}
