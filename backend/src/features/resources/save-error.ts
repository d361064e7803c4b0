import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import type { FieldProblems } from './resource-binding.ts'
import { sayResourceMessage } from './resource-messages.ts'
import type { SaveResult } from './write-resource.ts'

/** The response to a row that was not saved. */
export function saveError(result: Exclude<SaveResult, { ok: true }>, locale: Locale): HttpError {
  switch (result.problem) {
    case 'unknown':
      return new HttpError(404, messages[locale].notFound)
    case 'key-reused':
      return new HttpError(422, sayResourceMessage('keyReused', locale))
    case 'stale': {
      const { current } = result
      const detail = sayResourceMessage('changedMeanwhile', locale)
      return new HttpError(409, detail, undefined, { current })
    }
    case 'invalid':
      return new HttpError(400, messages[locale].invalidInput, sayProblems(result.fields, locale), {
        codes: codesOf(result.fields),
      })
  }
}

/** Messages by field. */
export function sayProblems(problems: FieldProblems, locale: Locale): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [
      field,
      [sayResourceMessage(message, locale)],
    ]),
  )
}

/** Codes by field, for programs: `overlapping_exception`. */
function codesOf(problems: FieldProblems): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [
      field,
      [message.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)],
    ]),
  )
}
