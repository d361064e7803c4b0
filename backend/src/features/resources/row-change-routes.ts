import { resourceChangeOperations } from '@foyer/schema/rest/resource-changes.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { listHistory } from './audit/audit-store.ts'
import { findRow } from './read-resource.ts'
import type { ResourceBinding } from './resource-binding.ts'
import { sayResourceMessage } from './resource-messages.ts'
import { restoreRow } from './restoring/restore-row.ts'
import { sayProblems } from './save-error.ts'
import { type RefusedRow, writeRows } from './write-rows.ts'

/** The calls that change several rows of a resource, show the history of a row, and restore a deleted one. */
export function addRowChangeRoutes(
  app: FastifyInstance,
  database: Database,
  binding: ResourceBinding,
): void {
  const operations = resourceChangeOperations(binding.definition)
  const { resource } = binding.definition
  const notFound = (locale: Locale) => new HttpError(404, messages[locale].notFound)

  addOperation(app, operations.bulk, async ({ body, locale, request }) => {
    const actor = await editorActor(request, operations.bulk.operationId)
    const { ids, action, fields: values } = body
    const written = await writeRows(database, actor, binding, { ids, action, values })
    if (written.ok) return { ids }
    throw new HttpError(409, sayResourceMessage('nothingDone', locale), undefined, {
      rows: written.rows.map((row) => describeRefusal(row, locale)),
    })
  })

  addOperation(app, operations.history, async ({ path, query, locale, request }) => {
    const page = requestedPage(query, pageSizes.resources)
    const { count, results } = await listHistory(database, { resource, id: path.id }, page)
    if (count === 0 && !(await findRow(database, binding, { id: path.id }))) throw notFound(locale)
    return pageResponse({ page, count, results, request, locale })
  })

  addOperation(app, operations.restore, async ({ path, locale, request }) => {
    const actor = await editorActor(request, operations.restore.operationId)
    const restored = await restoreRow(database, actor, binding, path.id)
    if (!restored.ok) {
      if (restored.problem === 'unknown') throw notFound(locale)
      throw new HttpError(409, sayResourceMessage(restored.problem, locale))
    }
    const row = await findRow(database, binding, { id: path.id })
    if (!row) throw notFound(locale)
    return row
  })
}

function describeRefusal({ id, failed }: RefusedRow, locale: Locale) {
  const describe = (message: Parameters<typeof sayResourceMessage>[0], more = {}) => ({
    id,
    detail: sayResourceMessage(message, locale),
    errors: {},
    uses: [],
    ...more,
  })
  switch (failed.problem) {
    case 'unknown':
      return describe('unknownRow')
    case 'key-reused':
      return describe('keyReused')
    case 'stale':
      return describe('changedMeanwhile')
    case 'in-use':
      return describe('inUse', { uses: failed.uses.map(({ label }) => label) })
    case 'invalid':
      return describe('invalidRow', { errors: sayProblems(failed.fields, locale) })
  }
}
