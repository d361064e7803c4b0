import { replaceOperation } from '@foyer/schema/rest/resource-changes.ts'
import { referredKind } from '@foyer/schema/resources/referred-kind.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { ContentReferences } from '#catalogue/holders/content-references.ts'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'
import { sayResourceMessage } from '#features/resources/resource-messages.ts'
import { sayProblems } from '#features/resources/save-error.ts'
import { replaceRow, type ReplaceResult } from './replace-row.ts'

type ReplaceDependencies = {
  database: Database
  bindings: readonly ResourceBinding[]
  references: ContentReferences
}

/** The call that puts another row in the place of one and deletes that one, of a resource whose rows something refers to. */
export function addReplaceRoute(
  app: FastifyInstance,
  binding: ResourceBinding,
  { database, bindings, references }: ReplaceDependencies,
): void {
  const operation = replaceOperation(binding.definition)
  const kind = referredKind(binding.definition.resource)
  if (!operation || !kind) return
  addOperation(app, operation, async ({ path, body, locale, request }) => {
    const actor = await editorActor(request, operation.operationId)
    const replacement = { kind, from: path.id, to: body.by }
    const options = { binding, bindings, references, replacement }
    const replaced = await replaceRow(database, actor, options)
    if (replaced.ok) return { id: path.id }
    throw replaceError(replaced, locale)
  })
}

function replaceError(failed: Exclude<ReplaceResult, { ok: true }>, locale: Locale): HttpError {
  switch (failed.problem) {
    case 'unknown':
      return new HttpError(404, messages[locale].notFound)
    case 'unknown-replacement':
      return new HttpError(
        400,
        messages[locale].invalidInput,
        sayProblems({ by: 'unknownRelation' }, locale),
      )
    case 'not-everywhere': {
      const { binding, id, fields } = failed.row
      const reasons = Object.values(sayProblems(fields, locale)).flat().join(' ')
      const detail = `${sayResourceMessage('notReplaced', locale)} ${binding.definition.name[locale]} ${id}: ${reasons}`
      return new HttpError(400, detail.trim(), sayProblems(fields, locale))
    }
    case 'stale':
    case 'in-use': {
      const { current, uses } = failed
      const detail = `${sayResourceMessage('notReplaced', locale)} ${sayResourceMessage('inUse', locale)}`
      return new HttpError(409, detail, undefined, { current, uses })
    }
  }
}
