import { isBlocked } from '@foyer/schema/documents/publish-check/check-document.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { documents } from '@foyer/schema/rest/documents.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { applyOperations } from './apply-operations.ts'
import { documentMessages } from './document-messages.ts'
import { findDocument, readDraft, type DocumentKey } from './document-store.ts'
import { checkBeforePublishing } from './publish-check/check-before-publishing.ts'
import { publish, type PublishResult } from './publishing/publish.ts'
import { documentResponse, compareVersions, getOrCreateDocument } from './read-document.ts'
import { isOfDeletedPage } from './publishing/deleted-page-store.ts'
import { reviseDraft } from './revise-draft.ts'
import { listRevisions } from './revision-store.ts'
import { endSchedule, saveSchedule } from './publishing/schedule-store.ts'
import { unpublish } from './publishing/unpublish.ts'

type Called = { path: { slug: string }; locale: ContentLocale; request: FastifyRequest }

/** Drafts of containers: their operations, versions and publishing. */
export function addDocumentRoutes(app: FastifyInstance, database: Database): void {
  const { operations } = documents

  async function contextOf({ path: { slug }, locale, request }: Called, operation: string) {
    const actor = await editorActor(request, operation)
    const key = { slug, locale }
    const found = await getOrCreateDocument(database, actor, key)
    if (!found) throw notFound(request)
    if (await isOfDeletedPage(database, found)) {
      const detail = documentMessages[localeOf(request.url)].deletedPage
      throw new HttpError(410, detail, undefined, { reason: 'deleted' })
    }
    return { actor, key, found, language: localeOf(request.url) }
  }

  /** The document as it is after a change. */
  const responseAfter = async (key: DocumentKey) =>
    documentResponse(database, (await findDocument(database, key))!)

  addOperation(app, operations.editedDocument, async (call) => {
    const { found } = await contextOf(call, 'editedDocument')
    return documentResponse(database, found)
  })

  addOperation(app, operations.applyDocumentOperations, async (call) => {
    const { actor, key, language } = await contextOf(call, 'applyDocumentOperations')
    const { since, operations: sent } = call.body
    const applied = await applyOperations(database, actor, {
      key,
      language,
      since,
      operations: sent as Operation[],
    })
    const texts = documentMessages[language]
    if (applied.ok) {
      return { number: applied.number, operations: applied.operations.map(withTime) as never }
    }
    switch (applied.problem) {
      case 'unknown-document':
        throw notFound(call.request)
      case 'thinned':
        throw new HttpError(410, texts.thinned, undefined, { reason: 'thinned' })
      case 'invalid': {
        const { problems, rejections } = applied
        throw new HttpError(400, texts.invalid, undefined, { problems, rejections })
      }
      case 'conflict': {
        const { number, rejections } = applied
        const missed = applied.operations.map(withTime)
        const body = { number, rejections, operations: missed }
        throw new HttpError(409, texts.conflict, undefined, body)
      }
    }
  })

  addOperation(app, operations.publishDocument, async (call) => {
    const { actor, key, language } = await contextOf(call, 'publishDocument')
    const { note } = call.body
    const { siteUrl } = app
    const published = await publish(database, actor, { key, language, note, siteUrl })
    if (!published.ok) throw publishError(published, call.request)
    return { version_id: published.revisionId }
  })

  addOperation(app, operations.documentCheck, async (call) => {
    const { found } = await contextOf(call, 'documentCheck')
    const draft = await readDraft(database, found)
    const findings = await checkBeforePublishing(database, found, draft)
    return { is_blocked: isBlocked(findings), findings: findings as never }
  })

  addOperation(app, operations.unpublishDocument, async (call) => {
    const { actor, key } = await contextOf(call, 'unpublishDocument')
    await unpublish(database, actor, { key, note: call.body.note })
    return responseAfter(key)
  })

  addOperation(app, operations.restoreDocument, async (call) => {
    const { actor, key } = await contextOf(call, 'restoreDocument')
    const revisionId = call.body.version_id ?? undefined
    const revised = await reviseDraft(database, actor, { key, revisionId })
    if (!revised.ok) throw notFound(call.request)
    return responseAfter(key)
  })

  addOperation(app, operations.scheduleDocument, async (call) => {
    const { actor, key, found } = await contextOf(call, 'scheduleDocument')
    const { action, at, note } = call.body
    const { id: documentId } = found
    const { accountId } = actor
    await changeHouse(database, actor, async (transaction) => {
      transaction.nothingChanged()
      if (at === null) return endSchedule(transaction, found, action)
      return saveSchedule(transaction, { documentId, action, at: new Date(at), accountId, note })
    })
    return responseAfter(key)
  })

  addOperation(app, operations.documentVersions, async (call) => {
    const { found } = await contextOf(call, 'documentVersions')
    const revisions = await listRevisions(database, found.id)
    return revisions.map(({ createdAt, ...revision }) => ({
      ...revision,
      created_at: createdAt.toISOString(),
    }))
  })

  addOperation(app, operations.documentDifferences, async (call) => {
    const { found } = await contextOf(call, 'documentDifferences')
    const { from, to } = call.query
    const compared = await compareVersions(database, found, { from, to })
    if (!compared) throw notFound(call.request)
    return compared.map((difference) => ({ path: [], ...difference })) as never
  })
}

function withTime<Logged extends { at: Date }>({ at, ...logged }: Logged) {
  return { ...logged, at: at.toISOString() }
}

function publishError(
  published: Exclude<PublishResult, { ok: true }>,
  request: FastifyRequest,
): HttpError {
  const texts = documentMessages[localeOf(request.url)]
  switch (published.problem) {
    case 'unknown-document':
      return notFound(request)
    case 'path-taken':
      return new HttpError(400, texts.pathTaken, undefined, { problems: [], rejections: [] })
    case 'blocked': {
      const { findings } = published
      return new HttpError(422, texts.blocked, undefined, { findings })
    }
    case 'invalid': {
      const { problems } = published
      return new HttpError(400, texts.incomplete, undefined, { problems, rejections: [] })
    }
  }
}

function notFound(request: FastifyRequest): HttpError {
  return new HttpError(404, messages[localeOf(request.url)].notFound)
}
