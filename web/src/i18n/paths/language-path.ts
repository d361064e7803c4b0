import type { Locale } from '#i18n/locales.ts'

const switchPath = '/language/'

/** Where a page is opened in another language and the choice is remembered. */
export const languagePath = (language: Locale, to: string) =>
  `${switchPath}${language}?to=${encodeURIComponent(to)}`

/** Lets the language switch in view lead to a list with this query, which means the same in every language. */
export function leadToQuery(query: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${switchPath}"]`)) {
    const to = new URLSearchParams(link.search).get('to') ?? '/'
    const path = to.split('?')[0]!
    link.search = `?to=${encodeURIComponent(path + query)}`
  }
}
