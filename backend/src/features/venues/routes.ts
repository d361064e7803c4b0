import { venues as contract } from '@foyer/schema/rest/venues.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { idsOf } from '#http/ids-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { listVenues } from '#catalogue/venue-store.ts'

export function addVenueRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const { operations } = contract

  addOperation(app, operations.venues, ({ query, locale }) =>
    readSnapshot(database, (queries) => listVenues(queries, { ids: idsOf(query.ids), locale })),
  )

  addOperation(app, operations.venue, async ({ path, locale }) => {
    const [venue] = await readSnapshot(database, (queries) =>
      listVenues(queries, { ids: [path.id], locale }),
    )
    if (!venue) throw new HttpError(404, messages[locale].notFound)
    return venue
  })
}
