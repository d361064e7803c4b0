import { confirmationSlug } from '@foyer/schema/forms/email-confirmation.ts'
import { kindOf } from '@foyer/schema/forms/field-types.ts'
import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import { stringify } from 'csv-stringify/sync'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { desc, eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { formEntry } from '#database/tables/forms.ts'
import { withoutFormula } from '@foyer/schema/forms/without-formula.ts'
import { entryMessages } from './entry-messages.ts'
import type { StoredForm } from './form-store.ts'

/** The most entries of one export; the newest come first. */
const maxEntries = 10_000

/** All entries of a form as CSV. */
export async function entriesCsv(
  queries: Queries,
  { form, locale, siteUrl }: { form: StoredForm; locale: Locale; siteUrl: string },
): Promise<string> {
  const entries = await queries
    .select()
    .from(formEntry)
    .where(eq(formEntry.formId, form.id))
    .orderBy(desc(formEntry.id))
    .limit(maxEntries)
  const texts = entryMessages[locale]
  const fields = form.fields.filter(({ slug }) => slug !== confirmationSlug)
  const rows = [
    [
      texts.entry,
      texts.receivedAt,
      texts.language,
      ...fields.map(({ label }) => textIn(locale, label)),
    ],
    ...entries.map(({ id, createdAt, locale: language, values }) => [
      String(id),
      createdAt.toISOString(),
      language,
      ...fields.map(({ slug, fieldType }) =>
        textOf(values[slug], kindOf(fieldType) === 'file' ? addressOf(id) : undefined),
      ),
    ]),
  ]
  return spreadsheetCsv(rows)

  function addressOf(entryId: number) {
    return (file: string) => `${siteUrl}/${locale}/api/forms-entries/${entryId}/files/${file}/`
  }
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
