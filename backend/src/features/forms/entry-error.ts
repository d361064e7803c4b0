import { type ProblemKey, sayProblem } from '@foyer/schema/forms/problem-messages.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { entryMessages } from './entry-messages.ts'

type Problem = { slug: string; problem: ProblemKey; bound?: number }

/** The error for an entry with invalid fields. */
export function entryError(problems: readonly Problem[], locale: Locale): HttpError {
  const fieldErrors = problems.map((problem) => ({
    field: problem.slug,
    message: sayProblem(problem, locale),
  }))
  return invalidEntry(entryMessages[locale].wrongFields, fieldErrors)
}

/** The error for an entry as a whole. */
export function formError(detail: string): HttpError {
  return invalidEntry(detail, [])
}

/** The error for a body that does not have the shape of an entry. */
export function entryBodyError(errors: Record<string, string[]>, locale: Locale): HttpError {
  const wrong = Object.keys(errors)
  if (wrong.length === 0) return formError(messages[locale].invalidInput)
  return entryError(
    wrong.map((slug) => ({
      slug,
      problem: slug === 'form' ? 'unknownForm' : 'invalid',
    })),
    locale,
  )
}

function invalidEntry(
  detail: string,
  field_errors: { field: string; message: string }[],
): HttpError {
  return new HttpError(400, detail, undefined, { field_errors })
}
