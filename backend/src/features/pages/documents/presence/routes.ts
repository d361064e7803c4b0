import { documents } from '@foyer/schema/rest/documents.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { isOfDeletedPage } from '#features/pages/documents/publishing/deleted-page-store.ts'
import { documentMessages } from '#features/pages/documents/document-messages.ts'
import type { Document } from '#features/pages/documents/document-store.ts'
import { getOrCreateDocument } from '#features/pages/documents/read-document.ts'
import { announceEditor, listEditors, removeEditor } from './editor-store.ts'
import { editorOf } from './presence-of.ts'

type Called = { path: { slug: string }; locale: ContentLocale; request: FastifyRequest }

/** A focus may move with every key; ten tabs repeat their announcement three times a minute. */
const announcementsPerMinute = 600

/** Who has a document open for editing. */
export function addPresenceRoutes(app: FastifyInstance, database: Database): void {
  const { operations } = documents
  const limit = app.limitCalls('announce-editor', {
    session: {
      calls: announcementsPerMinute,
      seconds: 60,
      by: (request) => request.sessionToken(),
    },
  })

  async function contextOf({ path: { slug }, locale, request }: Called, operation: string) {
    const actor = await editorActor(request, operation)
    const found = await getOrCreateDocument(database, actor, { slug, locale })
    if (!found) throw new HttpError(404, messages[localeOf(request.url)].notFound)
    if (await isOfDeletedPage(database, found)) {
      throw new HttpError(410, documentMessages[localeOf(request.url)].deletedPage)
    }
    const { id: viewerId, sessionId } = (await request.findVisitor())!
    return { found, viewerId, sessionId }
  }

  const editors = async ({ id: documentId }: Document, viewerId: number) =>
    (await listEditors(database, { documentId })).map((editor) => editorOf(editor, { viewerId }))

  const presence = async (found: Document, viewerId: number) => ({
    number: found.head,
    published_version: found.publishedRevisionId,
    editors: await editors(found, viewerId),
  })

  addOperation(app, operations.documentEditors, async (call) => {
    const { found, viewerId } = await contextOf(call, 'documentEditors')
    return editors(found, viewerId)
  })

  addOperation(
    app,
    operations.announceDocumentEditor,
    async (call) => {
      const { found, viewerId, sessionId } = await contextOf(call, 'announceDocumentEditor')
      const { editor_id: editorId, module_id: moduleId, field } = call.body
      await announceEditor(database, {
        documentId: found.id,
        sessionId,
        editorId,
        moduleId,
        field,
      })
      return presence(found, viewerId)
    },
    { preHandler: limit },
  )

  addOperation(app, operations.leaveDocument, async (call) => {
    const { found, viewerId, sessionId } = await contextOf(call, 'leaveDocument')
    await removeEditor(database, { sessionId, editorId: call.body.editor_id })
    return presence(found, viewerId)
  })
}
