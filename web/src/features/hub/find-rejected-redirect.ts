import 'server-only'
import { findAttempt } from '#lib/http/form-attempts.ts'
import { fields } from './hub-fields.ts'
import type { RejectedRedirect } from './sections/missing-pages-section.tsx'

/** The redirect that was not added, by the key in the address of the hub. */
export function findRejectedRedirect(
  key: string | string[] | undefined,
): RejectedRedirect | undefined {
  const attempt = typeof key === 'string' ? findAttempt(key) : undefined
  const path = attempt?.values[fields.path]
  const target = attempt?.values[fields.target]
  const message = attempt?.problems[0]?.message
  if (typeof path !== 'string' || typeof target !== 'string' || !message) return undefined
  return { path, target, message }
}
