import { openingHours as contract } from '@foyer/schema/rest/opening-hours.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { addOperation } from '#http/operation-route.ts'
import { findHoursOfToday } from '#catalogue/opening-hours/opening-hours-store.ts'

export function addOpeningHoursRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  addOperation(app, contract.operations.openingHoursToday, ({ locale }) =>
    readSnapshot(database, (queries) => findHoursOfToday(queries, locale)),
  )
}
