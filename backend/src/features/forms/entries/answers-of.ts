import { confirmationSlug } from '@foyer/schema/forms/email-confirmation.ts'
import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { textIn } from '#database/localized.ts'
import type { formEntry, Question } from '#database/tables/forms.ts'

type Entry = Pick<typeof formEntry.$inferSelect, 'values' | 'questions'>
type Answer = { question: Question; label: string; text: string; fileIds: string[] }

/** What was entered, by the fields as they were when it was sent. */
export function answersOf({ values, questions }: Entry, locale: Locale): Answer[] {
  return questions
    .filter(({ slug }) => slug !== confirmationSlug)
    .map((question) => {
      const value = values[question.slug]
      const isFile = question.kind === 'file'
      return {
        question,
        label: textIn(locale, question.label),
        text: isFile ? '' : wordsOf(value, { question, locale }),
        fileIds: isFile ? wordList(value) : [],
      }
    })
}

/** The mail address that was entered first; null if there is none. */
export function emailOf({ values, questions }: Entry): string | null {
  const found = questions
    .filter(({ kind }) => kind === 'email')
    .map(({ slug }) => values[slug])
    .find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : null
}

function wordsOf(
  value: FieldValue | undefined,
  { question: { kind, choices }, locale }: { question: Question; locale: Locale },
): string {
  const labels = new Map(choices.map((choice) => [choice.value, textIn(locale, choice.label)]))
  const words = wordList(value)
  if (kind === 'checkbox') return words.includes('true') ? '✓' : ''
  return words.map((word) => labels.get(word) ?? word).join(', ')
}

const wordList = (value: FieldValue | undefined): string[] => [value ?? []].flat()
