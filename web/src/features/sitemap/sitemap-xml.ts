import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { xmlText } from '#lib/xml/xml.ts'

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

type MappedPage = {
  /** Its path in every language that it has. */
  paths: Partial<Record<Locale, string | null>>
  changedAt?: string | null
}

/** Pages with their addresses in every language, each with links to the others. */
export function sitemapXml(pages: readonly MappedPage[], siteUrl: string): string {
  const entries = pages.flatMap(({ paths, changedAt }) => {
    const addresses = locales.flatMap((locale) =>
      paths[locale] ? [{ locale, address: siteUrl + paths[locale] }] : [],
    )
    const neutral = addresses.find(({ locale }) => locale === defaultLocale) ?? addresses[0]
    const alternates = [
      ...addresses.map(({ locale, address }) => alternate(locale, address)),
      ...(neutral ? [alternate('x-default', neutral.address)] : []),
    ].join('')
    return addresses.map(({ address }) => element('url', located(address, changedAt) + alternates))
  })
  return `${declaration}<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

/** The files of a sitemap that is too long for one. */
export function sitemapIndexXml(
  files: readonly { path: string; changedAt?: string }[],
  siteUrl: string,
): string {
  const entries = files.map(({ path, changedAt }) =>
    element('sitemap', located(siteUrl + path, changedAt)),
  )
  return `${declaration}<sitemapindex ${namespaces}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

function located(address: string, changedAt: string | null | undefined): string {
  return element('loc', xmlText(address)) + (changedAt ? element('lastmod', changedAt) : '')
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`

const element = (name: string, content: string) => `<${name}>${content}</${name}>`
