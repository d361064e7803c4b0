import { and, eq, exists, gt, gte, lte, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { siteLocale } from '#database/localized.ts'
import { dayAtTheatre } from '#database/site-zone.ts'
import { event, eventTag } from '#database/tables/events.ts'
import { completeEvents } from '#catalogue/complete-events.ts'
import { eventOrder, selectEventRows, type EventRow } from '#catalogue/event-rows.ts'
import type { Derivation } from './derivation.ts'
import { listDays, type ChosenDays } from './list-days.ts'

type EventListChoice = ChosenDays & { tag: number | null; limit: number }

/** The events of event lists (M-07): one query per distinct choice, and one per relation for all events together. */
export const deriveEventList: Derivation = async (queries, { modules, audience }) => {
  const byChoice = Map.groupBy(modules, ({ fields }) => JSON.stringify(choiceOf(fields)))
  const found = await Promise.all(
    [...byChoice].map(async ([choice, lists]) => ({
      lists,
      rows: await findChosen(queries, JSON.parse(choice) as EventListChoice, audience.now),
    })),
  )
  const distinct = new Map(found.flatMap(({ rows }) => rows.map((row) => [row.event.id, row])))
  const events = await completeEvents(queries, [...distinct.values()], {
    locale: siteLocale(audience.locale),
    siteUrl: audience.siteUrl,
  })
  const byId = new Map(events.map((one) => [one.id, one]))
  return {
    fields: new Map(
      found.flatMap(({ lists, rows }) => {
        const children = rows.map((row) => byId.get(row.event.id)!)
        return lists.map(({ id }) => [id, { children }] as const)
      }),
    ),
    cacheTags: ['events'],
  }
}

function choiceOf(fields: Record<string, unknown>): EventListChoice {
  const { date_from, date_to, filters, tag, limit } = fields as EventListChoice
  return { date_from, date_to, filters, tag, limit }
}

async function findChosen(
  queries: Queries,
  chosen: EventListChoice,
  now: Date,
): Promise<EventRow[]> {
  const { first, last } = listDays(chosen, now)
  // A list with a first day in the past shows past events; all others only upcoming ones.
  const isArchive = first < dayAtTheatre(now)
  return selectEventRows(queries)
    .where(
      and(
        gte(event.day, first),
        last === undefined ? undefined : lte(event.day, last),
        isArchive ? undefined : gt(event.overAt, now),
        chosen.tag === null
          ? undefined
          : exists(
              queries
                .select({ one: sql`1` })
                .from(eventTag)
                .where(and(eq(eventTag.tagId, chosen.tag), eq(eventTag.eventId, event.id))),
            ),
      ),
    )
    .orderBy(...eventOrder)
    .limit(chosen.limit)
}
