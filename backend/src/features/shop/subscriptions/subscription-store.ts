import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { selectEventRows, type EventRow } from '#catalogue/event-rows.ts'
import { today } from '#database/site-zone.ts'
import type { Queries } from '#database/connect.ts'
import { event, eventSeries } from '#database/tables/events.ts'
import { season, series } from '#database/tables/options.ts'
import { subscription, subscriptionEvent } from '#database/tables/subscriptions.ts'

export type FoundSubscription = Awaited<ReturnType<typeof findSubscriptions>>[number]
export type Offer = Awaited<ReturnType<typeof findOffers>>[number]

/** The first day after a season. */
const seasonEnd = sql<string>`(${season.firstDay} + interval '1 year')::date`

/** The subscriptions of an account with their dates, the latest season first. */
export async function findSubscriptions(queries: Queries, accountId: number) {
  const rows = await queries
    .select({ subscription, series, season })
    .from(subscription)
    .innerJoin(series, eq(series.id, subscription.seriesId))
    .innerJoin(season, eq(season.id, subscription.seasonId))
    .where(eq(subscription.accountId, accountId))
    .orderBy(desc(season.firstDay), asc(series.position), asc(subscription.id))
  const dates = await queries
    .select()
    .from(subscriptionEvent)
    .where(
      inArray(
        subscriptionEvent.subscriptionId,
        rows.map((row) => row.subscription.id),
      ),
    )
  const events = await findEvents(
    queries,
    dates.map(({ eventId }) => eventId),
  )
  return rows.map((row) => ({
    ...row,
    events: dates
      .filter(({ subscriptionId }) => subscriptionId === row.subscription.id)
      .flatMap(({ eventId }) => events.get(eventId) ?? [])
      .toSorted(byTime),
  }))
}

/** Series with dates in a season that is not over, with all of their dates there. */
export async function findOffers(queries: Queries) {
  const rows = await queries
    .select({ series, season, eventId: event.id })
    .from(eventSeries)
    .innerJoin(series, eq(series.id, eventSeries.seriesId))
    .innerJoin(event, eq(event.id, eventSeries.eventId))
    .innerJoin(
      season,
      and(sql`${event.day} >= ${season.firstDay}`, sql`${event.day} < ${seasonEnd}`),
    )
    .where(sql`${seasonEnd} > ${today}`)
    .orderBy(asc(season.firstDay), asc(series.position), asc(series.id))
  const events = await findEvents(
    queries,
    rows.map(({ eventId }) => eventId),
  )
  const byOffer = Map.groupBy(rows, (row) => `${row.season.id} ${row.series.id}`)
  return [...byOffer.values()].map((of) => ({
    series: of[0]!.series,
    season: of[0]!.season,
    events: of.flatMap(({ eventId }) => events.get(eventId) ?? []).toSorted(byTime),
  }))
}

async function findEvents(queries: Queries, ids: number[]): Promise<Map<number, EventRow>> {
  if (ids.length === 0) return new Map()
  const rows = await selectEventRows(queries).where(inArray(event.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.event.id, row]))
}

const byTime = (one: EventRow, other: EventRow) =>
  one.event.startsAt.getTime() - other.event.startsAt.getTime() || one.event.id - other.event.id

type SeriesInSeason = { seriesId: number; seasonId: number }

/** Whether all of these events are dates of a series in a season. */
export async function areDatesOf(
  queries: Queries,
  { seriesId, seasonId }: SeriesInSeason,
  eventIds: readonly number[],
): Promise<boolean> {
  const rows = await queries
    .select({ id: event.id })
    .from(event)
    .innerJoin(
      eventSeries,
      and(eq(eventSeries.eventId, event.id), eq(eventSeries.seriesId, seriesId)),
    )
    .innerJoin(season, eq(season.id, seasonId))
    .where(
      and(
        inArray(event.id, [...eventIds]),
        sql`${event.day} >= ${season.firstDay}`,
        sql`${event.day} < ${seasonEnd}`,
      ),
    )
  return rows.length === new Set(eventIds).size
}

/** Adds a subscription; returns its number, or undefined if the account has it. */
export async function addSubscription(
  queries: Queries,
  added: SeriesInSeason & { accountId: number; seat: string; eventIds: readonly number[] },
): Promise<number | undefined> {
  const { eventIds, ...row } = added
  const [inserted] = await queries
    .insert(subscription)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: subscription.id })
  if (inserted) await addDates(queries, { id: inserted.id, eventIds })
  return inserted?.id
}

/** Changes the seat and the dates of a subscription. */
export async function changeSubscription(
  queries: Queries,
  { id, seat, eventIds }: { id: number; seat: string; eventIds: readonly number[] },
): Promise<void> {
  await queries.update(subscription).set({ seat }).where(eq(subscription.id, id))
  await queries.delete(subscriptionEvent).where(eq(subscriptionEvent.subscriptionId, id))
  await addDates(queries, { id, eventIds })
}

async function addDates(
  queries: Queries,
  { id, eventIds }: { id: number; eventIds: readonly number[] },
): Promise<void> {
  await queries
    .insert(subscriptionEvent)
    .values([...new Set(eventIds)].map((eventId) => ({ subscriptionId: id, eventId })))
}

export async function removeSubscription(queries: Queries, id: number): Promise<void> {
  await queries.delete(subscription).where(eq(subscription.id, id))
}
