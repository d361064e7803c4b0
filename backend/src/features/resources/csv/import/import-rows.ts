import { createHash } from 'node:crypto'
import { canonicalJson } from '@foyer/schema/documents/value.ts'
import type { Database } from '#database/connect.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { ImportColumn } from './import-columns.ts'
import { importLine, type LineResult } from './import-line.ts'
import type { CsvLine } from './read-csv.ts'

type Import = {
  columns: (ImportColumn | undefined)[]
  lines: CsvLine[]
  /** What the preview has shown; without it nothing is written. */
  fingerprint?: string | undefined
  /** The language of messages. */
  locale: Locale
}
type Report = { fingerprint: string; lines: LineResult[] }
export type ImportOutcome =
  | ({ ok: true } & Report)
  | ({ ok: false; reason: 'preview' | 'refused' | 'other-than-shown' } & Report)

/**
 * Writes the lines of a file in one unit of work: all, or none. A preview is the same work, rolled back, so that it knows everything that the
 * import would meet.
 */
export async function importRows(
  database: Database,
  actor: Actor,
  binding: ResourceBinding,
  { columns, lines, fingerprint: shown, locale }: Import,
): Promise<ImportOutcome> {
  return changeHouse(database, actor, async (transaction): Promise<ImportOutcome> => {
    const results: LineResult[] = []
    const lineOfRow = new Map<number, number>()
    for (const line of lines) {
      const result = await importLine(transaction, binding, { line, columns, lineOfRow, locale })
      results.push(result)
    }
    const report = { fingerprint: fingerprintOf(results), lines: results }
    if (shown === undefined) return { ok: false, reason: 'preview', ...report }
    if (results.some(({ outcome }) => outcome === 'refused')) {
      return { ok: false, reason: 'refused', ...report }
    }
    if (shown !== report.fingerprint) return { ok: false, reason: 'other-than-shown', ...report }
    transaction.nothingChanged()
    return { ok: true, ...report }
  })
}

/** Numbers of new rows differ each time, what happens to fields does not. */
function fingerprintOf(results: LineResult[]): string {
  const described = results.map(({ line, outcome, id, fields, errors }) => ({
    line,
    outcome,
    id,
    fields,
    errors,
  }))
  return createHash('sha256').update(canonicalJson(described)).digest('base64url')
}
