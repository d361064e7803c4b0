import { errorLog as contract } from '@foyer/schema/rest/error-log.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { addOperation } from '#http/operation-route.ts'
import { countMissingPage } from './error-log-store.ts'

// A site counts equal addresses before it calls: this is many times what visitors of a house can cause.
const callsAMinute = 600

export function addErrorLogRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  addOperation(
    app,
    contract.operations.logMissingPage,
    ({ body: { url, times = 1 } }) => countMissingPage(database, { url, times }),
    {
      preHandler: app.limitCalls('error-log', {
        address: { calls: callsAMinute, seconds: 60, by: byAddress },
      }),
    },
  )
}
