import type { AuditList } from '@foyer/schema/resources/change-shapes.ts'
import { editedDefinitions } from '@foyer/schema/resources/resources.ts'
import { changeWords } from '@foyer/schema/resources/staff-words.ts'
import { auditExportPath, auditQuery } from '@foyer/schema/rest/resource-changes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#database/connect.ts'
import { momentAtTheatre } from '#database/site-zone.ts'
import { addCsvRoute } from '#http/csv-route.ts'
import { textOf } from '#features/resources/csv/rows-csv.ts'
import { listChanges } from './audit-store.ts'

type Words = {
  file: string
  columns: readonly string[]
  more: (count: number) => string
}

const words: Record<Locale, Words> = {
  de: {
    file: 'aenderungen',
    columns: ['Zeit', 'Person', 'Bereich', 'Nummer', 'Was getan wurde', 'Felder', 'Beschreibung'],
    more: (count) => `und ${count} weitere Zeilen`,
  },
  en: {
    file: 'changes',
    columns: ['Time', 'Person', 'Area', 'Number', 'What was done', 'Fields', 'Description'],
    more: (count) => `and ${count} more rows`,
  },
}

/** As many as one bulk call changes. */
const maxRowsPerChange = 100

/** The found changes as CSV, with a line for each row that they affected. */
export function addAuditExportRoute(app: FastifyInstance, database: Database): void {
  const route = { path: auditExportPath, access: 'publisher', query: auditQuery } as const
  addCsvRoute(app, route, async ({ query, locale }, page) => {
    const limits = { ...page, maxRows: maxRowsPerChange }
    const { count, results } = await listChanges(database, query, limits)
    const { file, columns } = words[locale]
    return { file, columns, rows: results.flatMap((entry) => linesOf(entry, locale)), count }
  })
}

type Entry = Awaited<ReturnType<typeof listChanges>>['results'][number]
type ChangedRow = z.output<typeof AuditList>['results'][number]['rows'][number]

function linesOf(entry: Entry, locale: Locale): string[][] {
  const { at, account, actor, what, rows, row_count: rowCount } = entry
  const beginning = [momentAtTheatre(new Date(at)), account?.name ?? actor]
  const lines = (rows as ChangedRow[]).map((row) => [...beginning, ...cellsOf(row, locale), what])
  if (lines.length === rowCount && rowCount > 0) return lines
  const left = rowCount === 0 ? what : words[locale].more(rowCount - lines.length)
  return [...lines, [...beginning, '', '', '', '', left]]
}

function cellsOf({ resource, id, change, fields }: ChangedRow, locale: Locale): string[] {
  const definition = editedDefinitions.find((one) => one.resource === resource)
  const differences = fields.map(({ field: name, before, after }) => {
    const field = definition?.fields[name]
    const label = field?.label ?? definition?.children[name]?.label
    const text = (value: unknown) =>
      field && !isObject(value) ? textOf(field, value, locale) : valueText(value)
    return `${label?.[locale] ?? name}: ${text(before)} → ${text(after)}`
  })
  return [
    definition?.pluralName[locale] ?? resource,
    String(id),
    changeWords[change][locale],
    differences.join('\n'),
  ]
}

/** Texts in several languages and rows of children in words; empty if there is none. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join('; ')
  if (isObject(value)) return Object.values(value).map(valueText).filter(Boolean).join(' / ')
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
