import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import {
  ArticleListNumbersDocument,
  type SitemapKind,
  SitemapNumbersDocument,
  SitemapPartsDocument,
} from '#graphql/generated/graphql.ts'
import { mappedKinds } from '#graphql/mapped-pages.ts'
import { queryDocument } from '#graphql/query-gateway.ts'
import type { RouteName } from '#i18n/paths/path-for.ts'

/** All numbers of a kind of entity; undefined when the origin cannot list them. */
export type Numbers = ReadonlySet<number> | undefined

/** A route of one entity each, by its number. The routes below it, whose names begin with its own, are of the same entities. */
export type NumberedRoute = {
  name: RouteName
  /** What the list of numbers depends on. */
  tags: readonly string[]
  /** Loads the list from the graph. Throws when that fails. */
  load(): Promise<Numbers>
}

export const numberedRoutes: NumberedRoute[] = [
  ...mappedKinds.map(({ route, kind, tags }) => ({
    name: route,
    tags,
    load: () => loadNumbers(kind),
  })),
  {
    name: 'magazine-categories-category-id',
    tags: tagsOfRead.articles(),
    load: async () => (await loadArticleLists()).categories,
  },
  {
    name: 'magazine-tags-tag-id',
    tags: tagsOfRead.articles(),
    load: async () => (await loadArticleLists()).tags,
  },
]

async function loadNumbers(kind: SitemapKind): Promise<Numbers> {
  const { sitemapParts } = await queryDocument(SitemapPartsDocument, {})
  const parts = (sitemapParts ?? []).filter((one) => one.kind === kind)
  // An origin without the sitemap returns an empty one.
  if (parts.length === 0) return undefined
  const entries = await Promise.all(
    parts.map(async ({ number: part }) => {
      const { sitemapEntries } = await queryDocument(SitemapNumbersDocument, { kind, part })
      return sitemapEntries ?? []
    }),
  )
  return numbersOf(entries.flat())
}

async function loadArticleLists(): Promise<{ categories: Numbers; tags: Numbers }> {
  const { articleCategories, articleTags } = await queryDocument(ArticleListNumbersDocument, {
    locale: 'DE',
  })
  return {
    categories: articleCategories?.length ? numbersOf(articleCategories) : undefined,
    tags: articleTags?.length ? numbersOf(articleTags) : undefined,
  }
}

const numbersOf = (entities: readonly { number: number }[]) =>
  new Set(entities.map(({ number }) => number))
