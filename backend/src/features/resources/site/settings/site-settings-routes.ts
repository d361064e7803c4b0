import { siteSettings, siteSettingsId } from '@foyer/schema/resources/site/site-settings.ts'
import { siteSettingsOperations as operations } from '@foyer/schema/rest/resources.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { listHistory } from '#features/resources/audit/audit-store.ts'
import { saveError } from '#features/resources/save-error.ts'
import { readSiteSettings, saveSiteSettings } from './site-settings-store.ts'

/** The settings of the site, as the only row of a resource that is neither added nor deleted. */
export function addSiteSettingsRoutes(app: FastifyInstance, database: Database): void {
  const check = (id: number, locale: Locale) => {
    if (id !== siteSettingsId) throw new HttpError(404, messages[locale].notFound)
  }

  addOperation(app, operations.get, async ({ path, locale }) => {
    check(path.id, locale)
    return readSiteSettings(database)
  })

  addOperation(app, operations.patch, async ({ path, body, locale, request }) => {
    check(path.id, locale)
    const { revision, ...values } = body as { revision?: number }
    const actor = await editorActor(request, operations.patch.operationId)
    const saved = await saveSiteSettings(database, actor, { values, revision })
    if (!saved.ok) throw saveError(saved, locale)
    return readSiteSettings(database)
  })

  addOperation(app, operations.history, async ({ path, query, locale, request }) => {
    check(path.id, locale)
    const page = requestedPage(query, pageSizes.resources)
    const row = { resource: siteSettings.resource, id: path.id }
    const { count, results } = await listHistory(database, row, page)
    return pageResponse({ page, count, results, request, locale })
  })
}
