import { errorLog as contract } from '@foyer/schema/rest/error-log.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { Actor } from '#database/writing/actor.ts'
import { byAddress } from '#http/count-by.ts'
import { editorActor } from '#http/editor-actor.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { countMissingPage, listMissingPages } from './error-log-store.ts'

// The site aggregates equal URLs before it calls, so this is far more than visitors can cause.
const callsPerMinute = 600

type ErrorLogDependencies = {
  database: Database
  siteUrl: string
  /** Adds a redirect by the rules of redirects; otherwise says why not. */
  addRedirect: (
    actor: Actor,
    redirect: { from: string; to: string; texts: Locale },
  ) => Promise<{ ok: true } | { ok: false; message: string }>
}

export function addErrorLogRoutes(
  app: FastifyInstance,
  { database, siteUrl, addRedirect }: ErrorLogDependencies,
): void {
  addOperation(app, contract.operations.missingPages, () => listMissingPages(database))

  addOperation(app, contract.operations.redirectMissingPage, async ({ body, request, locale }) => {
    const actor = await editorActor(request, 'redirectMissingPage')
    const added = await addRedirect(actor, { from: body.path, to: body.target, texts: locale })
    if (!added.ok) throw new HttpError(400, added.message)
    return listMissingPages(database)
  })

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
