import { resourceShapes } from '@foyer/schema/resources/resource-shapes.ts'
import type { lineOutcomes } from '@foyer/schema/rest/resource-import.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import { isUniqueViolation } from '#database/is-unique-violation.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { FieldChange } from '#database/writing/recorded-row.ts'
import { isLocalized } from '#features/resources/csv/rows-csv.ts'
import { findRow } from '#features/resources/read-resource.ts'
import type { ResourceBinding, ResourceRow, Values } from '#features/resources/resource-binding.ts'
import { sayResourceMessage } from '#features/resources/resource-messages.ts'
import { sayProblems } from '#features/resources/save-error.ts'
import { type SaveResult, saveWithin } from '#features/resources/write-resource.ts'
import { checkFields } from '#http/field-errors.ts'
import { findImportedRow } from './find-imported-row.ts'
import type { ImportColumn } from './import-columns.ts'
import { sayImportMessage } from './import-messages.ts'
import { resolveNames } from './resolve-names.ts'
import { readCells } from './read-cells.ts'
import type { CsvLine } from './read-csv.ts'

export type LineResult = {
  line: number
  outcome: (typeof lineOutcomes)[number]
  id: number | null
  label: string
  fields: FieldChange[]
  errors: Record<string, string[]>
}

type Line = {
  line: CsvLine
  columns: (ImportColumn | undefined)[]
  /** The line of each row that was written by this file. */
  lineOfRow: Map<number, number>
  locale: Locale
}

/** Adds or changes the row of a line. What it must not do is undone and said. */
export async function importLine(
  transaction: WritableTransaction,
  binding: ResourceBinding,
  { line: { number, cells }, columns, lineOfRow, locale }: Line,
): Promise<LineResult> {
  const label = cells.filter(Boolean).slice(0, 3).join(' · ').slice(0, 200)
  const refused = (errors: LineResult['errors']): LineResult => ({
    line: number,
    outcome: 'refused',
    id: null,
    label,
    fields: [],
    errors,
  })
  const general = (message: string) => refused({ non_field_errors: [message] })

  if (cells.slice(columns.length).some(Boolean)) {
    return general(sayImportMessage({ key: 'tooManyCells' }, locale))
  }
  const { id: rowNumber, values: named } = readCells(binding.definition, { columns, cells })
  const shapes = resourceShapes(binding.definition)
  const resolved = await resolveNames(transaction, binding.definition, { values: named, locale })
  if (Object.keys(resolved.errors).length > 0) return refused(resolved.errors)
  const read = { id: rowNumber, values: resolved.values }
  // What finds the row has to be readable.
  const wrong = identityErrors(binding, { values: read.values, locale })
  if (wrong) return refused(wrong)
  const found = await findImportedRow(transaction, binding, read)
  if (!found.ok) {
    return found.problem === 'unknownRow'
      ? refused({ id: [sayResourceMessage('unknownRow', locale)] })
      : general(sayImportMessage({ key: found.problem }, locale))
  }
  const { id } = found
  const earlier = id === undefined ? undefined : lineOfRow.get(id)
  if (earlier !== undefined) {
    return general(sayImportMessage({ key: 'repeatedLine', value: earlier }, locale))
  }
  const before = id === undefined ? undefined : await findRow(transaction, binding, { id })
  const values = completeTexts(binding, { before, values: read.values })
  const checked = checkFields(before ? shapes.Patch : shapes.Write, { values, locale })
  if (!checked.ok) return refused(checked.errors)
  const { revision: _revision, ...written } = checked.value as Values
  const saved = await trySave(transaction, binding, { id, values: written })
  if (!saved.ok) {
    return saved.problem === 'invalid'
      ? refused(sayProblems(saved.fields, locale))
      : general(sayResourceMessage('unknownRow', locale))
  }
  lineOfRow.set(saved.id, number)
  const outcome = saved.row?.change === 'added' ? 'added' : saved.row ? 'changed' : 'unchanged'
  return {
    line: number,
    outcome,
    id: id ?? null,
    label,
    fields: saved.row?.fields ?? [],
    errors: {},
  }
}

/** All that is wrong with a line, if one of the values by which it finds its row is. */
function identityErrors(
  { definition }: ResourceBinding,
  { values, locale }: { values: Values; locale: Locale },
): LineResult['errors'] | undefined {
  const checked = checkFields(resourceShapes(definition).Patch, { values, locale })
  if (checked.ok) return undefined
  const names = definition.importedBy ?? []
  return names.some((name) => name in checked.errors) ? checked.errors : undefined
}

/** A language without a column keeps its text. */
function completeTexts(
  { definition: { fields } }: ResourceBinding,
  { before, values }: { before: ResourceRow | undefined; values: Values },
): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      before && isLocalized(fields[name]!)
        ? { ...(before[name] as object), ...(value as object) }
        : value,
    ]),
  )
}

/** A violation of a unique index would end the transaction: the savepoint keeps what earlier lines did. */
async function trySave(
  transaction: WritableTransaction,
  binding: ResourceBinding,
  save: { id: number | undefined; values: Values },
): Promise<SaveResult> {
  await transaction.execute(sql`savepoint line`)
  try {
    const saved = await saveWithin(transaction, binding, save)
    await transaction.execute(sql`release savepoint line`)
    return saved
  } catch (cause) {
    if (!binding.uniqueField || !isUniqueViolation(cause)) throw cause
    await transaction.execute(sql`rollback to savepoint line`)
    return { ok: false, problem: 'invalid', fields: { [binding.uniqueField]: 'taken' } }
  }
}
