import { errorLog as contract } from '@foyer/schema/rest/error-log.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { Refusal } from '#http/refusal.ts'
import { countMissingPage } from './error-log-store.ts'

// A site counts equal addresses before it calls: this is many times what visitors of a house can cause.
const callsAMinute = 600

export function addErrorLogRoutes(
  app: FastifyInstance,
  { database, siteUrl }: { database: Database; siteUrl: string },
): void {
  addOperation(
    app,
    contract.operations.logMissingPage,
    ({ body: { url, times = 1 }, locale }) => {
      // The log is what staff read: no place for addresses of others.
      if (!isOfSite(url, siteUrl)) throw new Refusal(400, messages[locale].invalidInput)
      return countMissingPage(database, { url, times })
    },
    {
      preHandler: app.limitCalls('error-log', {
        address: { calls: callsAMinute, seconds: 60, by: byAddress },
      }),
    },
  )
}

function isOfSite(url: string, siteUrl: string): boolean {
  const { origin } = new URL(siteUrl)
  return URL.canParse(url, origin) && new URL(url, origin).origin === origin
}
