import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account, favourite } from '#database/tables/accounts.ts'
import { event } from '#database/tables/events.ts'
import { mailingConsent } from '#database/tables/mailings.ts'

/** As many events as a calendar has at most. */
const maxInCalendar = 500

/** Whether a favourite is an event, or the production of it. */
const isMarked = or(
  and(eq(favourite.type, 'event'), eq(favourite.entityId, event.id)),
  and(eq(favourite.type, 'production'), eq(favourite.entityId, event.productionId)),
)
const isComing = sql`${event.overAt} > now()`

/** The coming events among the favourites of an account, by date. */
export async function listComingFavourites(queries: Queries, accountId: number): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ id: event.id, startsAt: event.startsAt })
    .from(favourite)
    .innerJoin(event, isMarked)
    .where(and(eq(favourite.accountId, accountId), isComing))
    .orderBy(event.startsAt, event.id)
    .limit(maxInCalendar)
  return rows.map(({ id }) => id)
}

/** Coming events about which somebody wants mails. */
export const isWatched: SQL = and(
  isComing,
  sql`exists (select 1 from ${favourite} join ${mailingConsent} on ${mailingConsent.accountId} = ${favourite.accountId} where ${isMarked})`,
)!

/** Who wants mails about an event, at an address that they have proven to read. */
export async function listWatchers(queries: Queries, eventId: number) {
  return queries
    .selectDistinct({ accountId: account.id, email: account.email, locale: account.locale })
    .from(favourite)
    .innerJoin(event, isMarked)
    .innerJoin(account, eq(account.id, favourite.accountId))
    .innerJoin(mailingConsent, eq(mailingConsent.accountId, account.id))
    .where(and(eq(event.id, eventId), isNotNull(account.emailConfirmedAt)))
}
