import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { callOrigin } from '#provider/call-origin.ts'
import { currentLocale } from '#words/i18n-provider.ts'

export const entryStates = ['unread', 'read', 'replied'] as const
export type EntryState = (typeof entryStates)[number]

export type EntrySummary = {
  id: number
  form: number
  form_title: string
  sent_at: string
  locale: LocaleCode
  state: EntryState
  excerpt: string
}

export type Entry = Omit<EntrySummary, 'excerpt'> & {
  replied_at: string | null
  email: string | null
  answers: {
    slug: string
    label: string
    text: string
    files: { id: string; name: string; bytes: number; url: string }[]
  }[]
}

export type EntryList = { count: number; results: EntrySummary[] }

export const entryPath = (locale: LocaleCode, rest = '') =>
  adminApiPath(locale, `form-entries/${rest}`)

/** What is filtered of the entries of a form, as CSV. */
export const entriesCsvPath = (locale: LocaleCode, form: number, filter: string) =>
  `/${locale}/api/forms/${form}/entries.csv?${filter}`

const call = (method: 'POST' | 'PATCH' | 'DELETE', rest: string, body?: object) =>
  callOrigin(entryPath(currentLocale(), rest), { method, ...(body && { body }) })

export const markEntry = async (id: number, state: EntryState) =>
  (await call('PATCH', `${id}/`, { state })) as Entry

export const answerEntry = async (id: number, mail: { subject: string; text: string }) =>
  (await call('POST', `${id}/answer/`, mail)) as Entry

export const deleteEntry = (id: number) => call('DELETE', `${id}/`)

/** Deletes the entries of a form before a day; returns how many there were. */
export async function deleteEntriesBefore(form: number, before: string): Promise<number> {
  const { count } = (await call('POST', 'deletion/', { form, before })) as { count: number }
  return count
}
