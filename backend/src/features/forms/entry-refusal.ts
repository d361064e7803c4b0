import { problemMessages, type ProblemKey } from '@foyer/schema/forms/problem-messages.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { messages } from '#http/messages.ts'
import { Refusal } from '#http/refusal.ts'
import { entryMessages } from './entry-messages.ts'

type Problem = { slug: string; problem: ProblemKey }

/** Refuses an entry with what is wrong with its fields. */
export function entryRefusal(problems: readonly Problem[], locale: Locale): Refusal {
  const fieldErrors = problems.map(({ slug, problem }) => ({
    field: slug,
    message: problemMessages[locale][problem],
  }))
  return refusal(entryMessages[locale].wrongFields, fieldErrors)
}

/** Refuses an entry as a whole. */
export function wholeRefusal(detail: string): Refusal {
  return refusal(detail, [])
}

/** How a body is refused that is not even the shape of an entry. */
export function refuseEntryBody(errors: Record<string, string[]>, locale: Locale): Refusal {
  const wrong = Object.keys(errors)
  if (wrong.length === 0) return wholeRefusal(messages[locale].invalidInput)
  return entryRefusal(
    wrong.map((slug) => ({
      slug,
      problem: slug === 'form' ? 'unknownForm' : 'invalid',
    })),
    locale,
  )
}

function refusal(detail: string, field_errors: { field: string; message: string }[]): Refusal {
  return new Refusal(400, detail, undefined, { field_errors })
}
