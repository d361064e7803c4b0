import {
  articlesPaths,
  articlesTrail,
  composeArticles,
  describeArticles,
  readNamedArticles,
} from '#app/magazine/named-articles.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { readPage } from '#lib/list-query.ts'

/** The articles of a category. */
export const page = definePage({
  name: 'magazine-categories-category-id',
  load: ({ category: slug, number, query, locale }, { read }) =>
    readNamedArticles({ of: 'category', slug, number, page: readPage(query) }, { locale, read }),
  paths: articlesPaths,
  trail: articlesTrail,
  describe: describeArticles,
  compose: composeArticles,
})
