import { newsletterOperations as operations } from '@foyer/schema/rest/newsletter-operations.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { findNewsletterAddress, listNewsletterPage } from './consent-store.ts'
import type { Newsletter } from './newsletter.ts'

type Dependencies = { database: Database; newsletter: Newsletter }
type Query = {
  search?: string | undefined
  page?: number | undefined
  page_size?: number | undefined
}

/** Who gets the newsletter, for staff. The audit log names subscriptions by number. */
export function addNewsletterStaffRoutes(
  app: FastifyInstance,
  { database, newsletter }: Dependencies,
): void {
  // What is searched for is an address.
  const unlogged = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const

  async function respond(
    query: Query,
    { request, locale }: { request: FastifyRequest; locale: Locale },
  ) {
    const page = requestedPage(query, pageSizes.resources)
    const { count, rows } = await listNewsletterPage(database, query.search?.trim() ?? '', page)
    const results = rows.map((row) => ({
      id: row.id,
      email: row.email!,
      language: row.locale,
      confirmed_at: row.givenAt.toISOString(),
      is_reported: row.reportedAt !== null,
    }))
    return pageResponse({ page, count, results, request, locale })
  }

  addOperation(
    app,
    operations.listNewsletterSubscriptions,
    ({ query, request, locale }) => respond(query, { request, locale }),
    unlogged,
  )

  addOperation(
    app,
    operations.endNewsletterSubscription,
    async ({ path: { id }, request, locale }) => {
      const actor = await editorActor(request, 'endNewsletterSubscription')
      await changeHouse(database, actor, async (transaction) => {
        const email = await findNewsletterAddress(transaction, id)
        if (email === undefined) throw new HttpError(404, messages[locale].notFound)
        await newsletter.endIn(transaction, email)
        transaction.changed(`newsletter subscription ${id} ended`, [])
      })
      return respond({}, { request, locale })
    },
  )
}
