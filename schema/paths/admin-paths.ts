import { type LocaleCode, locales } from '@foyer/schema/shapes/locales.ts'

/** The folder of the admin site. */
export const adminBase = '/admin'

/** The generic calls of resources, as the admin site reaches them through the site. */
export const adminApiPath = (locale: LocaleCode, rest: string): string =>
  `${adminBase}/api/${locale}/${rest}`

/** The calls of the session, by what they do. */
const sessionCalls = {
  details: 'user-details/',
  'log-in': 'user/login/',
  'log-out': 'user/logout/',
} as const

export const adminSessionPath = (locale: LocaleCode, call: keyof typeof sessionCalls): string =>
  `${adminBase}/session/${locale}/${call}`

/** The media library, from which pictures and files are chosen. */
export const adminMediaPath = (locale: LocaleCode): string => `${adminBase}/media/${locale}`

/** The pages of the tree, for some of which a role is given. */
export const adminPagesPath = (locale: LocaleCode): string => `${adminBase}/pages/${locale}`

/** The address of a row in the admin site. */
export const adminRowPath = (resource: string, id: number): string =>
  `${adminBase}/${resource}/${id}`

/** The address of the entries of a form in the admin site. */
export const adminEntriesPath = (form: number): string => `${adminBase}/form-entries?form=${form}`

const language = `(${locales.join('|')})`
const api = new RegExp(`^${adminBase}/api/${language}/([a-z][a-z0-9-]*/.*)$`)
const session = new RegExp(
  `^${adminBase}/session/${language}/(${Object.keys(sessionCalls).join('|')})$`,
)
const media = new RegExp(`^${adminBase}/media/${language}$`)
const pages = new RegExp(`^${adminBase}/pages/${language}$`)
const calls = new RegExp(`^${adminBase}/(?:api|session|media|pages)(?:/|$)`)

/** Whether a path belongs to the admin site. */
export const isAdminPath = (path: string): boolean =>
  path === adminBase || path.startsWith(`${adminBase}/`)

/** Whether a path is that of a call, allowed or not, and none of a page of the admin site. */
export const isAdminCall = (path: string): boolean => calls.test(path)

/** The path at the origin for a call of the admin site; undefined for everything that it does not need. */
export function originPathOfAdminCall(method: string, path: string): string | undefined {
  const [, apiLocale, rest] = api.exec(path) ?? []
  if (rest !== undefined) return `/${apiLocale}/admin-api/${rest}`
  const [, sessionLocale, call] = session.exec(path) ?? []
  if (call !== undefined) {
    const expected = call === 'details' ? 'GET' : 'POST'
    if (method !== expected) return undefined
    return `/${sessionLocale}/api/${sessionCalls[call as keyof typeof sessionCalls]}`
  }
  if (method !== 'GET') return undefined
  const [, mediaLocale] = media.exec(path) ?? []
  if (mediaLocale !== undefined) return `/${mediaLocale}/pageeditor-api/media-items`
  const [, pagesLocale] = pages.exec(path) ?? []
  return pagesLocale === undefined ? undefined : `/${pagesLocale}/pageeditor-api/pages`
}
