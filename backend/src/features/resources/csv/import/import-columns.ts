import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { csvWords, isLocalized } from '#features/resources/csv/rows-csv.ts'
import type { ImportMessage } from './import-messages.ts'

/** What a column is: the number of the row, or a field, of a localized one in a language. */
export type ImportColumn = { name: string; language?: Locale | undefined }
/** The column of each cell; undefined for one that belongs to no field. */
type ColumnsResult =
  | { ok: true; columns: (ImportColumn | undefined)[]; ignored: string[] }
  | { ok: false; problem: ImportMessage }

/** Finds the columns by their headings: those of the export in any language, or names of fields. */
export function readColumns(definition: ResourceDefinition, headings: string[]): ColumnsResult {
  const known = knownHeadings(definition)
  const columns = headings.map((heading) => known.get(plain(heading)))
  const seen = new Set<string>()
  for (const [index, column] of columns.entries()) {
    if (!column) continue
    const key = `${column.name}.${column.language}`
    if (seen.has(key))
      return { ok: false, problem: { key: 'repeatedColumn', value: headings[index]! } }
    seen.add(key)
  }
  if (columns.every((column) => column === undefined || column.name === 'id')) {
    return { ok: false, problem: { key: 'noKnownColumn' } }
  }
  const ignored = headings.filter((heading, index) => heading !== '' && !columns[index])
  return { ok: true, columns, ignored }
}

function knownHeadings({ fields }: ResourceDefinition): Map<string, ImportColumn> {
  const known = new Map<string, ImportColumn>([['id', { name: 'id' }]])
  for (const locale of locales) known.set(plain(csvWords[locale].id), { name: 'id' })
  for (const [name, field] of Object.entries(fields)) {
    const languages = isLocalized(field) ? locales : [undefined]
    for (const language of languages) {
      const column = { name, language }
      for (const locale of locales) {
        const suffix = language ? ` (${csvWords[locale][language]})` : ''
        known.set(plain(field.label[locale] + suffix), column)
      }
      known.set(language ? `${name}.${language}` : name, column)
    }
  }
  return known
}

const plain = (heading: string) => heading.replace(/^'/, '').trim().toLowerCase()
