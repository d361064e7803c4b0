import { errorLog as contract } from '@foyer/schema/rest/error-log.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { countMissingPage } from './error-log-store.ts'

// The site aggregates equal URLs before it calls, so this is far more than visitors can cause.
const callsPerMinute = 600

export function addErrorLogRoutes(
  app: FastifyInstance,
  { database, siteUrl }: { database: Database; siteUrl: string },
): void {
  addOperation(
    app,
    contract.operations.logMissingPage,
    ({ body: { url, times = 1 }, locale }) => {
      // Staff read this log, so it accepts only URLs of the site.
      if (!isOfSite(url, siteUrl)) throw new HttpError(400, messages[locale].invalidInput)
      return countMissingPage(database, { url, times })
    },
    {
      preHandler: app.limitCalls('error-log', {
        address: { calls: callsPerMinute, seconds: 60, by: byAddress },
      }),
    },
  )
}

function isOfSite(url: string, siteUrl: string): boolean {
  const { origin } = new URL(siteUrl)
  return URL.canParse(url, origin) && new URL(url, origin).origin === origin
}
