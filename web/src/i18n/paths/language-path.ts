import type { Locale } from '#i18n/locales.ts'

const switchPath = '/language/'

/** The address that opens a page in another language and stores the choice. */
export const languagePath = (language: Locale, to: string) =>
  `${switchPath}${language}?to=${encodeURIComponent(to)}`

/** Makes the language switch lead to the list with this query, which means the same in every language. */
export function setLanguageSwitchQuery(query: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${switchPath}"]`)) {
    const to = new URLSearchParams(link.search).get('to') ?? '/'
    const path = to.split('?')[0]!
    link.search = `?to=${encodeURIComponent(path + query)}`
  }
}
