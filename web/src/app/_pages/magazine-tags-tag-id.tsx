import {
  articlesPaths,
  articlesTrail,
  composeArticles,
  describeArticles,
  readNamedArticles,
} from '#app/magazine/named-articles.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { readPage } from '#lib/list-query.ts'

/** The articles with a tag. */
export const page = definePage({
  name: 'magazine-tags-tag-id',
  load: ({ tag: slug, number, query, locale }, { read }) =>
    readNamedArticles({ of: 'tag', slug, number, page: readPage(query) }, { locale, read }),
  paths: articlesPaths,
  trail: articlesTrail,
  describe: describeArticles,
  compose: composeArticles,
})
