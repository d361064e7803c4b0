import { resourceOperations } from '@foyer/schema/rest/resources.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { ContentReferences } from '#catalogue/holders/content-references.ts'
import type { Database } from '#database/connect.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { idempotentRequestOf } from '#http/idempotent-request.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { addAuditRoute } from './audit/audit-route.ts'
import { addExportRoute } from './csv/export-route.ts'
import { addImportRoute } from './csv/import/import-route.ts'
import { articlesBinding } from './programme/articles-binding.ts'
import { eventsBinding } from './programme/events-binding.ts'
import { addAnnouncementRoutes } from './programme/announcements/routes.ts'
import { addSoldPlacesRoute } from './programme/halls/sold-places-route.ts'
import { addEventRunRoute } from './programme/runs/event-run-route.ts'
import { optionBindings } from './programme/option-bindings.ts'
import { personsBinding } from './programme/persons-binding.ts'
import { roomsBinding, venuesBinding } from './programme/place-bindings.ts'
import { priceListBindings } from './programme/prices/price-list-bindings.ts'
import { productionsBinding } from './programme/productions-binding.ts'
import { seatGroupsBinding } from './programme/seat-groups-binding.ts'
import { seriesBinding } from './programme/series-binding.ts'
import { findRow, listRows } from './read-resource.ts'
import { redirectsBinding } from '#features/resources/redirects/redirects-binding.ts'
import { formsBinding } from '#features/resources/site/forms-binding.ts'
import { addSiteSettingsRoutes } from '#features/resources/site/settings/site-settings-routes.ts'
import { siteBindings } from '#features/resources/site/site-bindings.ts'
import type { ResourceBinding, Values } from './resource-binding.ts'
import { sayResourceMessage } from './resource-messages.ts'
import { addRowChangeRoutes } from './row-change-routes.ts'
import { addReplaceRoute } from './replacing/routes.ts'
import { saveError } from './save-error.ts'
import { waitingRoomsBinding } from './waiting-rooms-binding.ts'
import { withContentUses } from './with-content-uses.ts'
import { deleteRow, saveRow } from './write-resource.ts'

const ownBindings: readonly ResourceBinding[] = [
  productionsBinding,
  eventsBinding,
  personsBinding,
  venuesBinding,
  roomsBinding,
  seatGroupsBinding,
  ...priceListBindings,
  seriesBinding,
  ...optionBindings,
  articlesBinding,
  formsBinding,
  redirectsBinding,
  ...siteBindings,
  waitingRoomsBinding,
]

type ResourceDependencies = { database: Database; references: ContentReferences }

/** The generic calls of every resource. */
export function addResourceRoutes(
  app: FastifyInstance,
  { database, references }: ResourceDependencies,
): void {
  const bindings = ownBindings.map((binding) =>
    withContentUses(binding, { bindings: ownBindings, references }),
  )
  for (const binding of bindings) {
    addReplaceRoute(app, binding, { database, bindings, references })
    addRoutesOf(app, database, binding)
    addRowChangeRoutes(app, database, binding)
    addExportRoute(app, database, binding)
    addImportRoute(app, database, binding)
  }
  addEventRunRoute(app, database)
  addAnnouncementRoutes(app, database)
  addSiteSettingsRoutes(app, database)
  addSoldPlacesRoute(app, database)
  addAuditRoute(app, database)
}

function addRoutesOf(app: FastifyInstance, database: Database, binding: ResourceBinding): void {
  const operations = resourceOperations(binding.definition)
  const notFound = (locale: Locale) => new HttpError(404, messages[locale].notFound)
  const read = async (id: number, locale: Locale) => {
    const row = await readSnapshot(database, (queries) => findRow(queries, binding, { id }))
    if (!row) throw notFound(locale)
    return row as never
  }

  addOperation(app, operations.list, async ({ query, locale, request }) => {
    const page = requestedPage(query, pageSizes.resources)
    const { count, results } = await listRows(database, binding, {
      query,
      page,
    })
    return pageResponse({ page, count, results: results as never[], request, locale })
  })

  addOperation(app, operations.get, ({ path, locale }) => read(path.id, locale))

  addOperation(app, operations.create, async ({ body, locale, request }) => {
    const actor = await editorActor(request, operations.create.operationId)
    const { revision: _revision, ...values } = body as Values
    const saved = await saveRow(database, actor, binding, {
      values,
      request: idempotentRequestOf(request, actor),
    })
    if (!saved.ok) throw saveError(saved, locale)
    return read(saved.id, locale)
  })

  for (const operation of [operations.update, operations.patch]) {
    addOperation(app, operation, async ({ path, body, locale, request }) => {
      const actor = await editorActor(request, operation.operationId)
      const { revision, ...values } = body as Values & { revision?: number }
      const saved = await saveRow(database, actor, binding, { id: path.id, values, revision })
      if (!saved.ok) throw saveError(saved, locale)
      return read(saved.id, locale)
    })
  }

  addOperation(app, operations.delete, async ({ path, query, locale, request }) => {
    const actor = await editorActor(request, operations.delete.operationId)
    const deleted = await deleteRow(database, actor, binding, { id: path.id, ...query })
    if (deleted.ok) return { id: path.id }
    if (deleted.problem === 'unknown') throw notFound(locale)
    const message = deleted.problem === 'stale' ? 'changedMeanwhile' : 'inUse'
    const { current, uses } = deleted
    throw new HttpError(409, sayResourceMessage(message, locale), undefined, { current, uses })
  })
}
