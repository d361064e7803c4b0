import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { xmlText } from '#lib/xml.ts'

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

type MappedPage = {
  /** Its path in every language. */
  paths: Record<Locale, string>
  changedAt?: string
}

/** Pages with their addresses in every language, each of which names the others. */
export function sitemapXml(pages: readonly MappedPage[], siteUrl: string): string {
  const entries = pages.flatMap(({ paths, changedAt }) => {
    const alternates = [
      ...locales.map((locale) => alternate(locale, siteUrl + paths[locale])),
      alternate('x-default', siteUrl + paths[defaultLocale]),
    ].join('')
    return locales.map((locale) =>
      element('url', located(siteUrl + paths[locale], changedAt) + alternates),
    )
  })
  return `${declaration}<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

/** The files of a map that is too long for one. */
export function sitemapIndexXml(
  files: readonly { path: string; changedAt?: string }[],
  siteUrl: string,
): string {
  const entries = files.map(({ path, changedAt }) =>
    element('sitemap', located(siteUrl + path, changedAt)),
  )
  return `${declaration}<sitemapindex ${namespaces}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

function located(address: string, changedAt: string | undefined): string {
  return element('loc', xmlText(address)) + (changedAt ? element('lastmod', changedAt) : '')
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`

const element = (name: string, content: string) => `<${name}>${content}</${name}>`
