import { kindOf } from '@foyer/schema/forms/field-types.ts'
import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { form, formEntry, formField, formFile } from '#database/tables/forms.ts'

type OwnEntry = {
  form: string
  sent_at: string
  values: { label: string; value: string }[]
  files: string[]
}

/** What somebody has sent by forms while they were logged in, with the words of the form as it is now. The newest come first. */
export async function findOwnEntries(
  queries: Queries,
  { accountId, locale }: { accountId: number; locale: Locale },
): Promise<OwnEntry[]> {
  const entries = await queries
    .select({ entry: formEntry, title: form.title })
    .from(formEntry)
    .innerJoin(form, eq(form.id, formEntry.formId))
    .where(eq(formEntry.accountId, accountId))
    .orderBy(desc(formEntry.id))
  const formIds = [...new Set(entries.map(({ entry }) => entry.formId))]
  const fields = await queries
    .select()
    .from(formField)
    .where(inArray(formField.formId, formIds))
    .orderBy(asc(formField.position), asc(formField.id))
  const files = await queries
    .select({ entryId: formFile.entryId, name: formFile.name })
    .from(formFile)
    .where(
      inArray(
        formFile.entryId,
        entries.map(({ entry }) => entry.id),
      ),
    )
  return entries.map(({ entry, title }) => ({
    form: textIn(locale, title),
    sent_at: entry.createdAt.toISOString(),
    values: fields
      .filter((field) => field.formId === entry.formId && kindOf(field.fieldType) !== 'file')
      .map((field) => ({
        label: textIn(locale, field.label),
        value: wordsOf(entry.values[field.slug], { field, locale }),
      }))
      .filter(({ value }) => value !== ''),
    files: files.filter(({ entryId }) => entryId === entry.id).map(({ name }) => name),
  }))
}

function wordsOf(
  value: FieldValue | undefined,
  { field, locale }: { field: typeof formField.$inferSelect; locale: Locale },
): string {
  const labels = new Map(field.choices.map((choice) => [choice.value, choice.label]))
  const words = [value ?? []].flat()
  if (kindOf(field.fieldType) === 'checkbox') return words.includes('true') ? '✓' : ''
  return words.map((word) => textIn(locale, labels.get(word)) || word).join(', ')
}
