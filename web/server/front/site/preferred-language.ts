import type { IncomingHttpHeaders } from 'node:http'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'

/** The language for an address that names none: that of the referring page of this site, else the chosen one. */
export function preferredLanguage(headers: IncomingHttpHeaders, host: string): Locale {
  return (
    languageOfReferrer(headers.referer, host) ?? chosenLanguage(headers.cookie) ?? defaultLocale
  )
}

function languageOfReferrer(referrer: string | undefined, host: string): Locale | undefined {
  if (referrer === undefined || !URL.canParse(referrer)) return undefined
  const page = new URL(referrer)
  if (page.host !== host) return undefined
  return locales.find((locale) => locale === page.pathname.split('/', 2)[1])
}

function chosenLanguage(cookies = ''): Locale | undefined {
  const chosen = /(?:^|;\s*)i18n_redirected=([a-z]{2})(?:;|$)/.exec(cookies)?.[1]
  return locales.find((locale) => locale === chosen)
}
