import { HttpError } from '#http/http-error.ts'

/** 400 with a message per field; the first one says why. */
export function fieldErrors(errors: Record<string, string[]>): HttpError {
  const list = Object.entries(errors).map(([field, [message = '']]) => ({ field, message }))
  return new HttpError(400, list[0]?.message ?? '', undefined, { field_errors: list })
}
