import { lineOutcomes, resourceImportOperation } from '@foyer/schema/rest/resource-import.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { readColumns } from './import-columns.ts'
import { type ImportMessage, sayImportMessage } from './import-messages.ts'
import { type ImportOutcome, importRows } from './import-rows.ts'
import { readCsv } from './read-csv.ts'

/** Room for the largest file in Base64, and what is around it. */
const bodyLimit = 1_500_000

/** The import of a CSV file into a resource that has `importedBy`. */
export function addImportRoute(app: FastifyInstance, database: Database, binding: ResourceBinding) {
  const { definition } = binding
  if (!definition.importedBy) return
  const operation = resourceImportOperation(definition)

  const handler = async ({ body, locale, request }: Call) => {
    const csv = readCsv(Buffer.from(body.file, 'base64'))
    if (!csv.ok) throw fileError(csv.problem, locale)
    const found = readColumns(definition, csv.headings)
    if (!found.ok) throw fileError(found.problem, locale)
    const { columns, ignored } = found
    const actor = await editorActor(request, operation.operationId)
    const imported = await importRows(database, actor, binding, {
      columns,
      lines: csv.lines,
      fingerprint: body.fingerprint,
      locale,
    })
    const result = responseOf(imported, ignored)
    if (imported.ok || imported.reason === 'preview') return result
    const key = imported.reason === 'refused' ? 'refused' : 'changedMeanwhile'
    throw new HttpError(409, sayImportMessage({ key }, locale), undefined, { result })
  }
  addOperation(app, operation, handler, { bodyLimit })
}

type Call = Parameters<
  Parameters<typeof addOperation<ReturnType<typeof resourceImportOperation>>>[2]
>[0]

function responseOf({ ok, fingerprint, lines }: ImportOutcome, ignored: string[]) {
  const count = (wanted: string) => lines.filter(({ outcome }) => outcome === wanted).length
  const counts = Object.fromEntries(lineOutcomes.map((outcome) => [outcome, count(outcome)]))
  return {
    is_done: ok,
    fingerprint,
    counts: counts as Record<(typeof lineOutcomes)[number], number>,
    ignored_columns: ignored,
    lines: lines.filter(({ outcome }) => outcome !== 'unchanged'),
  }
}

function fileError(problem: ImportMessage, locale: Locale): HttpError {
  return new HttpError(400, messages[locale].invalidInput, {
    file: [sayImportMessage(problem, locale)],
  })
}
