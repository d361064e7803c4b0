import type { IncomingHttpHeaders } from 'node:http'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { findWebshopPath } from '#i18n/paths/webshop-paths.ts'
import type { Target } from '#front/request/target.ts'

/* `/language/en?to=/en/events` stores the choice and redirects. The language switch links to it, so that choosing needs no JavaScript and pages need not set a cookie, which would make them private. */

export type LanguageChoice = { to: string; cookie: string | undefined }

const cookieSeconds = 365 * 24 * 60 * 60
const choicePath = /^\/language\/([a-z]{2})$/

/** The choice that a target makes, or nothing. `to` is always a path of this site in the chosen language. */
export function readLanguageChoice(
  { path, query }: Target,
  visit: { headers: IncomingHttpHeaders; isSecure: boolean },
): LanguageChoice | undefined {
  const locale = locales.find((known) => known === choicePath.exec(path)?.[1])
  if (!locale) return undefined
  return {
    to: destination(query.get('to'), locale),
    cookie: isDeliberate(visit.headers) ? languageCookie(locale, visit.isSecure) : undefined,
  }
}

/** The language of the response to a visitor at this path. */
export function languageOf(path: string): Locale {
  return (
    locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ??
    defaultLocale
  )
}

function destination(to: string | null, locale: Locale): string {
  if (to !== null && isWebshop(to)) return to
  const isOurs = to !== null && /^\/[a-z]{2}(?:[/?][\x21-\x5b\x5d-\x7e]*)?$/.test(to)
  return isOurs && to.slice(1, 3) === locale && !to.includes('//') ? to : `/${locale}`
}

/** The only pages whose address names no language: the choice is stored for them in a cookie. */
function isWebshop(to: string): boolean {
  return findWebshopPath(to) !== undefined && /^[\w/.-]+$/.test(to) && !/\/\/|\.\./.test(to)
}

/** Not by a prefetching browser, nor by a link or picture of another site. */
function isDeliberate(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return false
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}

function languageCookie(locale: Locale, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `i18n_redirected=${locale}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax${secure}`
}
