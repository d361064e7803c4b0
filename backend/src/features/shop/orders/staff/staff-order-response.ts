import type { StaffOrder } from '@foyer/schema/rest/staff-order-shapes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { desc, eq, like, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { account } from '#database/tables/accounts.ts'
import { queuedMail } from '#database/tables/jobs.ts'
import { orderNote } from '#database/tables/shop.ts'
import { orderResponse } from '#features/shop/orders/order-response.ts'
import { totalOf } from '#features/shop/orders/ticket-rows.ts'
import { orderEvent } from './order-events.ts'
import { stateOf } from './order-state.ts'
import type { StaffFoundOrder } from './search-orders.ts'

/** What a list of orders shows of each. */
export function orderRow(
  { order, tickets, events, isRefundNoted }: StaffFoundOrder,
  locale: Locale,
) {
  const placesOf = Map.groupBy(tickets, ({ eventId }) => eventId)
  return {
    number: order.number,
    state: stateOf(order, { isRefundNoted }),
    name: order.name,
    email: order.email,
    placed_at: order.placedAt.toISOString(),
    places: tickets.length,
    total: totalOf(tickets),
    events: [...placesOf]
      .map(([id, own]) => ({ row: events.get(id)!, places: own.length }))
      .toSorted(
        (one, other) => one.row.event.startsAt.getTime() - other.row.event.startsAt.getTime(),
      )
      .map(({ row, places }) => orderEvent(row, { places, locale })),
  }
}

/** All of an order that the box office sees. */
export async function staffOrderResponse(
  queries: Queries,
  found: StaffFoundOrder,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): Promise<z.input<typeof StaffOrder>> {
  const { order } = found
  const [mails, notes] = await Promise.all([
    queries
      .select({ writtenAt: queuedMail.writtenAt, sentAt: queuedMail.sentAt })
      .from(queuedMail)
      .where(
        or(
          eq(queuedMail.about, `order/${order.number}`),
          like(queuedMail.about, `order/${order.number}/%`),
        ),
      )
      .orderBy(desc(queuedMail.id)),
    queries
      .select({ note: orderNote, by: nameOfAccount })
      .from(orderNote)
      .leftJoin(account, eq(account.id, orderNote.accountId))
      .where(eq(orderNote.orderId, order.id))
      .orderBy(desc(orderNote.id)),
  ])
  // Only what is shown of each ticket is taken: the secret address stays out of it.
  const { tickets } = orderResponse(found, { secret: '', locale, siteUrl, url: '' })
  return {
    ...orderRow(found, locale),
    payment_method: order.paymentMethod,
    paid_at: order.paidAt?.toISOString() ?? null,
    canceled_at: order.canceledAt?.toISOString() ?? null,
    access_needs: order.accessNeeds,
    can_mail: !order.canceledAt && order.sealedSecret !== null && order.email !== '',
    tickets,
    mails: mails.map(({ writtenAt, sentAt }) => ({
      written_at: writtenAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    })),
    notes: notes.map(({ note: { kind, text, writtenAt }, by }) => ({
      kind,
      text,
      written_at: writtenAt.toISOString(),
      by,
    })),
  }
}

const nameOfAccount = sql<
  string | null
>`coalesce(nullif(trim(concat(${account.firstName}, ' ', ${account.lastName})), ''), ${account.username})`
