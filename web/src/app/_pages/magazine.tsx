import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ArticlesFrame } from '#app/magazine/articles-frame.tsx'
import { showListPage } from '#app/frame/show-own-container.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findArticleCategories } from '#features/magazine/headline/find-article-categories.ts'
import { articleListPaths } from '#features/magazine/list/article-list.ts'
import { readArticles } from '#features/magazine/list/read-articles.ts'
import { findListPage } from '#features/pages/find-list-page.ts'
import { listMetadata } from '#features/pages/list-metadata.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { readPage } from '#lib/list-query.ts'

const list = { of: 'all' } as const

/** The magazine: its articles, newest first. */
export const page = definePage({
  name: 'magazine',
  async load({ query, locale }, { read, versionNumber, preview }) {
    const [articles, categories, written] = await Promise.all([
      readArticles(list, { page: readPage(query), locale, read }),
      findArticleCategories(locale, read),
      findListPage('magazine', { locale, read, versionNumber, preview }),
    ])
    // A page beyond the last one has no articles.
    return { articles: articles ?? notFound(), categories, written }
  },
  paths: (_, { query }) => articleListPaths({ list, page: readPage(query) }),
  async trail(_, { locale }) {
    const t = await getTranslations('magazine')
    return [{ title: t('title'), href: pathFor('magazine', {}, locale) }]
  },
  async describe({ written }, { query, locale, paths }) {
    const number = readPage(query)
    const t = await getTranslations('magazine')
    const metadata = {
      locale,
      paths,
      title: [t('title'), number > 1 && t('page', { page: number })].filter(Boolean).join(' '),
      description: t(`text.${variant}`),
      feeds: { rss: { url: pathFor('magazine-rss', {}, locale), title: t('rss') } },
    }
    return listMetadata(metadata, { written, query })
  },
  compose: async ({ written, ...result }, { query, frame, ...page }) => (
    <ArticlesFrame
      {...result}
      name={written?.headline || undefined}
      list={list}
      page={readPage(query)}
      frame={frame}
      locale={page.locale}
      below={await showListPage(written, page)}
    />
  ),
})
