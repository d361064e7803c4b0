import { everything, tagsOfRead } from '@foyer/schema/change-tags.ts'
import {
  SitemapArticleListsDocument,
  SitemapEntriesDocument,
  SitemapPagesDocument,
  SitemapPartsDocument,
} from '#graphql/generated/graphql.ts'
import { read } from '#graphql/read.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'
import { env } from '#lib/env.ts'
import { fileResponse, fileNotFoundResponse } from '#lib/http/file-response.ts'
import { mappedKinds, mappedRoutes } from '#graphql/mapped-pages.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const contentType = 'application/xml'
const firstFile = 'pages.xml'

/** The sitemap index: the file of pages, and those of each kind of object. */
export async function sitemapIndexResponse(): Promise<Response> {
  const tags = mappedKinds.flatMap((mapped) => mapped.tags)
  const { sitemapParts } = await read({ document: SitemapPartsDocument, variables: {}, tags })
  const parts = (sitemapParts ?? [])
    .filter(({ kind }) => mappedKinds.some((mapped) => mapped.kind === kind))
    .map(({ kind, number, changedAt }) => ({
      path: `/sitemap/${kind.toLowerCase()}-${number}.xml`,
      changedAt,
    }))
  const files = [{ path: `/sitemap/${firstFile}` }, ...parts]
  return fileResponse({ body: sitemapIndexXml(files, env.SITE_URL), contentType, tags })
}

/** One file of the sitemap, such as `event-3.xml`. */
export async function sitemapFileResponse(file: string): Promise<Response> {
  if (file === firstFile) return pagesResponse()
  const [, name, part] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  const mapped = mappedKinds.find(({ kind }) => kind.toLowerCase() === name)
  if (!mapped) return fileNotFoundResponse([everything])
  const { kind, route, tags } = mapped
  const { sitemapEntries } = await read({
    document: SitemapEntriesDocument,
    variables: { kind, part: Number(part) },
    tags,
  })
  if (!sitemapEntries?.length) return fileNotFoundResponse(tags)
  const pages = sitemapEntries.map((entry) => ({
    paths: slugPaths(route, entry),
    changedAt: entry.changedAt,
  }))
  return fileResponse({ body: sitemapXml(pages, env.SITE_URL), contentType, tags })
}

/** Fixed pages, the lists of articles, and the pages written by editors. */
async function pagesResponse(): Promise<Response> {
  const tags = [...tagsOfRead.pages(), ...tagsOfRead.articles()]
  const { sitemapPages } = await read({ document: SitemapPagesDocument, variables: {}, tags })
  const fixed = mappedRoutes.map((route) => ({ paths: pathsFor(route, () => ({})) }))
  const taken = new Set<string | null>(fixed.flatMap(({ paths }) => Object.values(paths)))
  const written = (sitemapPages ?? [])
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ urls, changedAt }) => ({ paths: urls, changedAt }))
    .filter(({ paths }) => !taken.has(paths.de) && !taken.has(paths.en))
  const body = sitemapXml([...fixed, ...(await articleLists()), ...written], env.SITE_URL)
  return fileResponse({ body, contentType, tags })
}

/** The articles of each category, and those with each tag. */
async function articleLists() {
  const { articleCategories, articleTags } = await read({
    document: SitemapArticleListsDocument,
    variables: {},
    tags: tagsOfRead.articles(),
  })
  const categories = (articleCategories ?? []).map(({ number, slugs }) =>
    pathsFor('magazine-categories-category-id', (locale) => ({ category: slugs[locale], number })),
  )
  const named = (articleTags ?? []).map(({ number, slugs }) =>
    pathsFor('magazine-tags-tag-id', (locale) => ({ tag: slugs[locale], number })),
  )
  return [...categories, ...named].map((paths) => ({ paths }))
}
