import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { shopOrder } from '#database/tables/shop.ts'
import { findOrders, type FoundOrder } from './find-orders.ts'
import { unsealSecret } from './seal-secret.ts'

const maxOrders = 100

type Visit = { secret: string; locale: Locale }
type Dependencies = { database: Database; getTokenSecret: () => Promise<string> }

/** The orders of an account, the latest first, with their secrets. */
export async function findOrdersOfAccount(
  { database, getTokenSecret }: Dependencies,
  accountId: number,
): Promise<(FoundOrder & { secret: string })[]> {
  const where = eq(shopOrder.accountId, accountId)
  const found = await findOrders(database, { where, limit: maxOrders })
  const tokenSecret = await getTokenSecret()
  return found.flatMap((order) => {
    const secret = unsealSecret(order.order.sealedSecret ?? '', tokenSecret)
    return secret === undefined ? [] : [{ ...order, secret }]
  })
}

/** Those of its orders that are not cancelled and have an event that is not over, with their addresses. */
export async function findComingOrders(
  { urlOf, ...dependencies }: Dependencies & { urlOf: (visit: Visit) => string },
  { accountId, locale }: { accountId: number; locale: Locale },
): Promise<{ number: number; url: string }[]> {
  const orders = await findOrdersOfAccount(dependencies, accountId)
  return orders
    .filter(
      ({ order, events, tickets }) =>
        !order.canceledAt &&
        tickets.some(({ eventId }) => (events.get(eventId)?.event.overAt ?? 0) > new Date()),
    )
    .map(({ order, secret }) => ({ number: order.number, url: urlOf({ secret, locale }) }))
}
