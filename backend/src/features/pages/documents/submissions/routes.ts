import { documents } from '@foyer/schema/rest/documents.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { documentMessages } from '#features/pages/documents/document-messages.ts'
import { getOrCreateDocument } from '#features/pages/documents/read-document.ts'
import { returnToEditor, submit } from './submit.ts'
import { findSubmission, listSubmitted, type Submission } from './submission-store.ts'

/** Submitting drafts for publishing, and returning them. */
export function addSubmissionRoutes(app: FastifyInstance, database: Database): void {
  const { documentSubmission, submitDocument, returnDocument, submittedDocuments } =
    documents.operations

  addOperation(app, documentSubmission, async ({ path: { slug }, locale, request }) => {
    const actor = await editorActor(request, 'documentSubmission')
    const found = await getOrCreateDocument(database, actor, { slug, locale })
    if (!found) throw notFound(request)
    return responseOf(await findSubmission(database, found))
  })

  addOperation(app, submitDocument, async ({ path: { slug }, locale, body, request }) => {
    const actor = await editorActor(request, 'submitDocument')
    const key = { slug, locale }
    const by = await nameOf(request)
    const submitted = await submit(database, actor, { key, note: body.note, by })
    if (!submitted.ok) throw toHttpError(submitted.problem, request)
    return responseOf(await findSubmission(database, { id: submitted.documentId }))
  })

  addOperation(app, returnDocument, async ({ path: { slug }, locale, body, request }) => {
    const actor = await editorActor(request, 'returnDocument')
    const key = { slug, locale }
    const by = await nameOf(request)
    const returned = await returnToEditor(database, actor, { key, note: body.note, by })
    if (!returned.ok) throw toHttpError(returned.problem, request)
    return responseOf(await findSubmission(database, { id: returned.documentId }))
  })

  addOperation(app, submittedDocuments, async ({ request }) => {
    const { grants } = (await request.findVisitor())!
    const rows = await listSubmitted(database, grants)
    return rows.map(({ at, ...row }) => ({ ...row, submitted_at: at.toISOString() }))
  })
}

async function nameOf(request: FastifyRequest): Promise<string> {
  const { firstName, lastName, username } = (await request.findVisitor())!
  return `${firstName} ${lastName}`.trim() || username
}

function responseOf(submission: Submission) {
  return {
    state: submission?.state ?? ('draft' as const),
    note: submission?.note ?? '',
    author: submission?.author ?? null,
    submitted_at: submission?.at.toISOString() ?? null,
    review_note: submission?.reviewNote ?? '',
    reviewer: submission?.reviewer ?? null,
    reviewed_at: submission?.reviewedAt?.toISOString() ?? null,
  }
}

type Problem = 'unknown-document' | 'unchanged' | 'not-submitted'

function toHttpError(problem: Problem, request: FastifyRequest): HttpError {
  const texts = documentMessages[localeOf(request.url)]
  switch (problem) {
    case 'unknown-document':
      return notFound(request)
    case 'unchanged':
      return new HttpError(400, texts.unchanged)
    case 'not-submitted':
      return new HttpError(400, texts.notSubmitted)
  }
}

function notFound(request: FastifyRequest): HttpError {
  return new HttpError(404, messages[localeOf(request.url)].notFound)
}
