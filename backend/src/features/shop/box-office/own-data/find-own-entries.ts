import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { form, formEntry, formFile, type Question } from '#database/tables/forms.ts'

type OwnEntry = {
  form: string
  sent_at: string
  values: { label: string; value: string }[]
  files: string[]
}

/** What somebody has sent by forms while they were logged in, with the words of the form as they were then. The newest come first. */
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
    values: entry.questions
      .filter(({ kind }) => kind !== 'file')
      .map((question) => ({
        label: textIn(locale, question.label),
        value: wordsOf(entry.values[question.slug], { question, locale }),
      }))
      .filter(({ value }) => value !== ''),
    files: files.filter(({ entryId }) => entryId === entry.id).map(({ name }) => name),
  }))
}

function wordsOf(
  value: FieldValue | undefined,
  { question, locale }: { question: Question; locale: Locale },
): string {
  const labels = new Map(question.choices.map((choice) => [choice.value, choice.label]))
  const words = [value ?? []].flat()
  if (question.kind === 'checkbox') return words.includes('true') ? '✓' : ''
  return words.map((word) => textIn(locale, labels.get(word)) || word).join(', ')
}
