import { confirmationSlug } from '@foyer/schema/forms/email-confirmation.ts'
import type { FieldKind } from '@foyer/schema/forms/field-types.ts'
import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import { stringify } from 'csv-stringify/sync'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { desc } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { formEntry } from '#database/tables/forms.ts'
import { withoutFormula } from '@foyer/schema/forms/without-formula.ts'
import { entryMessages } from '#features/forms/entry-messages.ts'
import type { StoredForm } from '#features/forms/form-store.ts'
import { type EntryFilter, matchingEntries } from './staff-entry-store.ts'

type Entry = typeof formEntry.$inferSelect

/** The most entries of one export; the newest come first. */
const maxEntries = 10_000

type Options = {
  form: StoredForm
  filter: Omit<EntryFilter, 'form'>
  locale: Locale
  siteUrl: string
}

/** Entries of a form as CSV, the newest first. */
export async function entriesCsv(
  queries: Queries,
  { form, filter, locale, siteUrl }: Options,
): Promise<string> {
  const entries = await queries
    .select()
    .from(formEntry)
    .where(matchingEntries({ ...filter, form: form.id }))
    .orderBy(desc(formEntry.id))
    .limit(maxEntries)
  const texts = entryMessages[locale]
  const fields = [...columnsNow(form, locale), ...removedColumns(form, { entries, locale })]
  const rows = [
    [texts.entry, texts.receivedAt, texts.language, ...fields.map(({ label }) => label)],
    ...entries.map(({ id, createdAt, locale: language, values }) => [
      String(id),
      createdAt.toISOString(),
      language,
      ...fields.map(({ slug, kind }) =>
        textOf(values[slug], kind === 'file' ? addressOf(id) : undefined),
      ),
    ]),
  ]
  return spreadsheetCsv(rows)

  function addressOf(entryId: number) {
    return (file: string) => `${siteUrl}/${locale}/api/forms-entries/${entryId}/files/${file}/`
  }
}

type Column = { slug: string; kind: FieldKind; label: string }

function columnsNow({ fields }: StoredForm, locale: Locale): Column[] {
  return fields
    .filter(({ slug }) => slug !== confirmationSlug)
    .map(({ slug, kind, label }) => ({ slug, kind, label: textIn(locale, label) }))
}

/** Columns of fields that the form had when entries were sent, and has no more. */
function removedColumns(
  { fields }: StoredForm,
  { entries, locale }: { entries: readonly Pick<Entry, 'questions'>[]; locale: Locale },
): Column[] {
  const known = new Set([confirmationSlug, ...fields.map(({ slug }) => slug)])
  const removed = new Map<string, Column>()
  for (const { slug, kind, label } of entries.flatMap(({ questions }) => questions)) {
    if (known.has(slug) || removed.has(slug)) continue
    const words = entryMessages[locale].removedField(textIn(locale, label))
    removed.set(slug, { slug, kind, label: words })
  }
  return [...removed.values()]
}

/**
 * Rows as CSV for spreadsheet programs: semicolons, as they expect in German, and a byte order mark for UTF-8. No cell is taken for a formula.
 */
export function spreadsheetCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(withoutFormula)),
    {
      bom: true,
      delimiter: ';',
      quoted: true,
      quoted_empty: true,
      record_delimiter: 'windows',
    },
  )
}

function textOf(value: FieldValue | undefined, address?: (file: string) => string): string {
  const words = [value ?? []].flat()
  return words.map((word) => address?.(word) ?? word).join('\n')
}
