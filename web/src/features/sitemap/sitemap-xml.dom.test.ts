import { sitemapPartSize } from '@foyer/schema/rest/sitemap.ts'
import { expect, test } from 'vitest'

import { limits } from '#front/limits.ts'
import { robotsTxt } from './robots-txt.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const siteUrl = 'https://theatre.example'
const flute = {
  paths: { de: '/de/programm/die-zauberfloete/12', en: '/en/events/the-magic-flute/12' },
  changedAt: '2026-11-21T10:00:00.000Z',
}

test('a page is listed in every language, with links to all languages', () => {
  const urls = [...parse(sitemapXml([flute], siteUrl)).querySelectorAll('url')]
  expect(urls.map((url) => url.querySelector('loc')?.textContent)).toEqual([
    `${siteUrl}${flute.paths.de}`,
    `${siteUrl}${flute.paths.en}`,
  ])
  for (const url of urls) {
    expect(url.querySelector('lastmod')?.textContent).toBe(flute.changedAt)
    const alternates = [...url.getElementsByTagName('xhtml:link')]
    expect(
      alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ).toEqual([
      ['de', `${siteUrl}${flute.paths.de}`],
      ['en', `${siteUrl}${flute.paths.en}`],
      ['x-default', `${siteUrl}${flute.paths.de}`],
    ])
  }
})

test('a full part is within the limits of search engines and of the cache', () => {
  const slug = 'ein-ungewoehnlich-langer-titel-wie-ihn-nur-archive-von-orchestern-haben'
  const paths = { de: `/de/programm/${slug}/20580`, en: `/en/events/${slug}/20580` }
  const pages = Array.from({ length: sitemapPartSize }, () => ({ ...flute, paths }))
  const text = sitemapXml(pages, siteUrl)
  expect(text.match(/<loc>/g)!.length).toBeLessThanOrEqual(50_000)
  expect(Buffer.byteLength(text)).toBeLessThan(limits.cachedResponseBytes * 0.75)
})

test('the index links to the files', () => {
  const index = parse(
    sitemapIndexXml([{ path: '/sitemap/pages.xml' }, { path: '/sitemap/event-1.xml' }], siteUrl),
  )
  expect([...index.querySelectorAll('sitemap > loc')].map((loc) => loc.textContent)).toEqual([
    `${siteUrl}/sitemap/pages.xml`,
    `${siteUrl}/sitemap/event-1.xml`,
  ])
})

test('robots.txt names the sitemap, and the paths not to crawl', () => {
  const lines = robotsTxt(siteUrl).split('\n')
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  for (const path of ['/graphql', '/language/', '/de/user/', '/en/user/', '/de/search']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /webshop/', 'Allow: /webshop/event/']))
})

function parse(text: string) {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
