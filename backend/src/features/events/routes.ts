import { events as contract } from '@foyer/schema/rest/events.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { dayAtTheatre } from '#database/site-zone.ts'
import { messages } from '#http/messages.ts'
import { idsOf } from '#http/ids-of.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { HttpError } from '#http/http-error.ts'
import { findCalendar } from './calendar-store.ts'
import { completeEvents } from '#catalogue/complete-events.ts'
import { findEvent } from './detail-store.ts'
import { findEvents } from './list-store.ts'
import { countOptions } from './option-count-store.ts'
import {
  listExhibitionTypes,
  listGenres,
  listRooms,
  listSeries,
  listTags,
} from './options-store.ts'
import { listTeasers } from './teasers-store.ts'

type EventRouteDependencies = { database: Database; siteUrl: string }

export function addEventRoutes(
  app: FastifyInstance,
  { database, siteUrl }: EventRouteDependencies,
): void {
  const { operations } = contract

  addOperation(app, operations.events, async ({ query, locale, request }) => {
    const page = requestedPage(query, pageSizes.events)
    const { date, ids, ...others } = query
    const filter = { ...others, ids: idsOf(ids) }
    const { count, results } = await readSnapshot(database, async (queries) => {
      const { rows, ...found } = await findEvents(queries, { filter, date, page })
      return { ...found, results: await completeEvents(queries, rows, { locale, siteUrl }) }
    })
    return pageResponse({ page, count, results, request, locale })
  })

  addOperation(app, operations.event, async ({ path, locale }) => {
    const event = await readSnapshot(database, (queries) =>
      findEvent(queries, { id: path.id, locale, siteUrl }),
    )
    if (!event) throw new HttpError(404, messages[locale].notFound)
    return event
  })

  addOperation(app, operations.eventDetails, ({ query, locale }) =>
    readSnapshot(database, async (queries) => {
      const events = []
      for (const id of new Set(idsOf(query.ids))) {
        const event = await findEvent(queries, { id, locale, siteUrl })
        if (event) events.push(event)
      }
      return events
    }),
  )

  addOperation(app, operations.teasers, ({ locale }) => listTeasers(database, locale))

  addOperation(app, operations.calendar, ({ query }) => {
    const today = dayAtTheatre(new Date())
    const { date = today, ...filter } = query
    return findCalendar(database, { filter, firstDay: `${date.slice(0, 7)}-01`, today })
  })

  addOperation(app, operations.eventCounts, ({ query }) => {
    const { date, ...filter } = query
    return countOptions(database, { filter, date })
  })

  addOperation(app, operations.rooms, ({ locale }) => listRooms(database, locale))
  addOperation(app, operations.exhibitionTypes, ({ locale }) =>
    listExhibitionTypes(database, locale),
  )
  addOperation(app, operations.eventTags, ({ locale }) => listTags(database, locale))
  addOperation(app, operations.genres, ({ locale }) => listGenres(database, locale))
  addOperation(app, operations.series, ({ query, locale }) =>
    listSeries(database, { ids: idsOf(query.ids), locale }),
  )
}
