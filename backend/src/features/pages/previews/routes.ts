import { documents } from '@foyer/schema/rest/documents.ts'
import { pageeditor } from '@foyer/schema/rest/pageeditor.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readNow } from '#database/reading/read-now.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { documentMessages } from '#features/pages/documents/document-messages.ts'
import { isOfDeletedPage } from '#features/pages/documents/publishing/deleted-page-store.ts'
import { getOrCreateDocument } from '#features/pages/documents/read-document.ts'
import { rowsOfContent } from '#features/pages/documents/version-store.ts'
import { findPageOf } from '#features/pages/page-store.ts'
import { contentAt } from './content-at.ts'
import { addPreview, findPreview, listPreviews, revokePreview } from './preview-store.ts'

type Called = { path: { slug: string }; locale: ContentLocale; request: FastifyRequest }
type Dependencies = { database: Database; siteUrl: string }

/** Previews: links that show a page before it is published, without log-in. */
export function addPreviewRoutes(app: FastifyInstance, { database, siteUrl }: Dependencies): void {
  const { operations } = documents

  async function contextOf({ path: { slug }, locale, request }: Called, operation: string) {
    const actor = await editorActor(request, operation)
    const found = await getOrCreateDocument(database, actor, { slug, locale })
    if (!found) throw notFound(request)
    return { actor, found }
  }

  const list = async (documentId: number) =>
    (await listPreviews(database, documentId)).map(({ id, at, expiresAt, author }) => ({
      id,
      at: at?.toISOString() ?? null,
      expires_at: expiresAt.toISOString(),
      author,
    }))

  addOperation(app, operations.documentPreviews, async (call) => {
    const { found } = await contextOf(call, 'documentPreviews')
    return list(found.id)
  })

  addOperation(app, operations.createPreview, async (call) => {
    const { actor, found } = await contextOf(call, 'createPreview')
    if (found.contentType !== 'page') {
      throw new HttpError(400, documentMessages[localeOf(call.request.url)].onlyPages)
    }
    if (await isOfDeletedPage(database, found)) throw deletedPage(call.request)
    const { at, days } = call.body
    const expiresAt = new Date((await readNow(database)).getTime() + days * 86_400_000)
    const added = await changeHouse(database, actor, async (transaction) => {
      transaction.nothingChanged()
      return addPreview(transaction, {
        documentId: found.id,
        at: at === null ? null : new Date(at),
        expiresAt,
        accountId: actor.accountId,
      })
    })
    return { ...added, expires_at: expiresAt.toISOString() }
  })

  addOperation(app, operations.revokePreview, async (call) => {
    const { actor, found } = await contextOf(call, 'revokePreview')
    const revoked = await changeHouse(database, actor, async (transaction) => {
      transaction.nothingChanged()
      return revokePreview(transaction, { id: call.body.number, documentId: found.id })
    })
    if (!revoked) throw notFound(call.request)
    return { previews: await list(found.id) }
  })

  addOperation(app, pageeditor.operations.preview, async ({ path, locale: ofSite, request }) => {
    const found = await findPreview(database, { token: path.token, locale: ofSite })
    if (found?.hasEnded)
      throw new HttpError(410, documentMessages[localeOf(request.url)].endedPreview)
    if (found && (await isOfDeletedPage(database, found.document))) throw deletedPage(request)
    const content = found && (await contentAt(database, found.document, found.at))
    if (!content) throw notFound(request)
    const { containerId, objectId, locale } = found.document
    const rows = await rowsOfContent(database, { containerId, locale }, content)
    const page = await findPageOf(
      database,
      { id: Number(objectId), rows, fields: content.fields },
      {
        locale,
        siteUrl,
        isEditor: false,
        now: found.at ?? (await readNow(database)),
        report: (problem) => request.log.warn({ problem }, 'left out a module of a preview'),
      },
    )
    if (!page) throw notFound(request)
    return page.response
  })
}

function deletedPage(request: FastifyRequest): HttpError {
  return new HttpError(410, documentMessages[localeOf(request.url)].deletedPage)
}

function notFound(request: FastifyRequest): HttpError {
  return new HttpError(404, messages[localeOf(request.url)].notFound)
}
