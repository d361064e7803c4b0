import type { Problem } from './account-field.tsx'
import type { Rejection } from './account-form.tsx'

type ValidationProblem = {
  message: string
  fieldProblems: readonly { field: string; messages: readonly string[] }[]
}

/** Why the origin has rejected a form: at its fields where it says which, by `slugs` for its names. */
export function rejectionOf(
  { message, fieldProblems }: ValidationProblem,
  slugs: Readonly<Record<string, string>>,
): Rejection {
  const problems = fieldProblems.flatMap(({ field, messages }): Problem[] => {
    const slug = slugs[field]
    return slug === undefined ? [] : [{ slug, message: messages[0] ?? message }]
  })
  return { detail: problems.length === 0 ? message : '', problems }
}
