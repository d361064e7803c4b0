import { formEntryOperations as operations } from '@foyer/schema/rest/form-entries.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeHouse } from '#database/writing/change-house.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { entryMessages } from '#features/forms/entry-messages.ts'
import type { FormDependencies } from '#features/forms/form-dependencies.ts'
import { findForm } from '#features/forms/form-store.ts'
import { deleteEntries, findEntry, listEntries, markEntry } from './staff-entry-store.ts'

/** What staff do with entries of forms: read, answer and delete them. */
export function addStaffEntryRoutes(app: FastifyInstance, dependencies: FormDependencies): void {
  const { database, files } = dependencies
  const read = async (id: number, locale: Locale) => {
    const entry = await findEntry(database, { id, locale })
    if (!entry) throw new HttpError(404, messages[locale].notFound)
    return entry
  }

  addOperation(app, operations.listFormEntries, async ({ query, locale, request }) => {
    const page = requestedPage(query, pageSizes.resources)
    const { count, results } = await listEntries(database, { filter: query, page, locale })
    return pageResponse({ page, count, results, request, locale })
  })

  addOperation(app, operations.getFormEntry, ({ path, locale }) => read(path.id, locale))

  addOperation(app, operations.markFormEntry, async ({ path, body, locale }) => {
    await markEntry(database, { id: path.id, state: body.state })
    return read(path.id, locale)
  })

  addOperation(app, operations.answerFormEntry, async ({ path, body, locale }) => {
    const { email: to, form: formId } = await read(path.id, locale)
    if (!to) throw new HttpError(409, entryMessages[locale].noAddress)
    const form = await findForm(database, formId)
    const [replyTo] = form?.recipients ?? []
    await database.transaction(async (transaction) => {
      await enqueueMail(transaction, {
        about: `entry/${path.id}`,
        mail: { to, ...body, ...(replyTo && { replyTo }) },
      })
      await markEntry(transaction, { id: path.id, state: 'replied' })
    })
    return read(path.id, locale)
  })

  addOperation(app, operations.deleteFormEntry, async ({ path, locale, request }) => {
    await read(path.id, locale)
    await remove(request, operations.deleteFormEntry.operationId, { id: path.id })
    return { id: path.id }
  })

  addOperation(app, operations.deleteFormEntries, async ({ body, request }) => ({
    count: await remove(request, operations.deleteFormEntries.operationId, body),
  }))

  /** The audit log says of which form and how many, and nothing of their content. */
  async function remove(
    request: FastifyRequest,
    operation: string,
    which: Parameters<typeof deleteEntries>[1],
  ): Promise<number> {
    const actor = await editorActor(request, operation)
    const { formIds, fileIds } = await changeHouse(database, actor, async (transaction) => {
      const deleted = await deleteEntries(transaction, which)
      const [formId] = deleted.formIds
      if (formId === undefined) transaction.nothingChanged()
      else transaction.changed(`forms ${formId}: ${deleted.formIds.length} entries deleted`, [])
      return deleted
    })
    for (const id of fileIds) await files.remove(id)
    return formIds.length
  }
}
