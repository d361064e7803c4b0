import { createHash } from 'node:crypto'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { profileMessages } from './profile-messages.ts'

/** What the form of a profile shows, by the names of its fields. */
export type ProfileFields = Record<'first_name' | 'last_name' | 'language' | 'access_needs', string>

/** Names what a form was filled with; it tells nothing else. */
export function profileRevision(saved: ProfileFields): string {
  const { first_name: first, last_name: last, language, access_needs: needs } = saved
  const values = JSON.stringify([first, last, language, needs])
  return createHash('sha256').update(values).digest('base64url').slice(0, 22)
}

/**
 * Why a form is not saved that was loaded before another window saved: each field that would be overwritten, with what is saved. Undefined
 * if nothing would be, or if the form does not say what it was filled with.
 */
export function findStaleFields(
  saved: ProfileFields,
  { written, revision, locale }: { written: ProfileFields; revision: string; locale: Locale },
): Record<string, string[]> | undefined {
  if (revision === '' || revision === profileRevision(saved)) return undefined
  const names = Object.keys(written) as (keyof ProfileFields)[]
  const overwritten = names.filter((name) => written[name] !== saved[name])
  if (overwritten.length === 0) return undefined
  const { stale, savedIs, languages } = profileMessages[locale]
  const shown = (name: keyof ProfileFields) =>
    name === 'language' ? languages[saved.language as Locale] : saved[name]
  return {
    revision: [stale],
    ...Object.fromEntries(overwritten.map((name) => [name, [savedIs(shown(name))]])),
  }
}
