import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { PageFrameProps } from '#app/frame/page-frame.tsx'
import {
  type ArticleList,
  articleListAddress,
  articleListPaths,
} from '#features/magazine/list/article-list.ts'
import { findArticleCategories } from '#features/magazine/headline/find-article-categories.ts'
import { findName, readArticles } from '#features/magazine/list/read-articles.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { variant } from '#lib/design/variant.ts'
import { ArticlesFrame } from './articles-frame.tsx'

/** The filter of a list of articles, and its page. */
type NamedListQuery = { of: 'category' | 'tag'; slug: string; number: number; page: number }
type NamedArticles = Awaited<ReturnType<typeof readNamedArticles>>
type Page = { locale: Locale; paths: Record<Locale, string> }

/** The articles of a category, or with a tag. */
export async function readNamedArticles(
  { of, slug, number, page }: NamedListQuery,
  { locale, read }: { locale: Locale; read: Read },
) {
  const [articles, categories] = await Promise.all([
    readArticles({ of, number }, { page, locale, read }),
    findArticleCategories(locale, read),
  ])
  // A page beyond the last one.
  if (!articles) notFound()
  // A category without articles is a page too.
  const named =
    findName(articles, { of, number }) ??
    (of === 'category' && page === 1 && categories.find((category) => category.number === number))
  if (!named) notFound()
  const { name, slugs } = named
  const t = await getTranslations('magazine')
  const title = of === 'tag' ? t('tagTitle', { name }) : name
  const list = { of, number, slugs } satisfies ArticleList
  return { articles, categories, page, slug, name, title, list }
}

export const articlesPaths = ({ list, page }: NamedArticles) => articleListPaths({ list, page })

export async function articlesTrail({ list, title }: NamedArticles, { locale }: Page) {
  const t = await getTranslations('magazine')
  return [
    { title: t('title'), href: pathFor('magazine', {}, locale) },
    { title, href: articleListAddress({ list, page: 1 }, locale) },
  ]
}

export async function describeArticles(
  { articles, page, name, title, list }: NamedArticles,
  { locale, paths }: Page,
): Promise<Metadata> {
  const t = await getTranslations('magazine')
  // A page of editors may have the name of a category.
  const unique = list.of === 'category' ? t('categoryTitle', { name }) : title
  return pageMetadata({
    locale,
    paths,
    title: [unique, page > 1 && t('page', { page })].filter(Boolean).join(' '),
    description: [
      `${t('title')}: ${name}.`,
      t('count', { count: articles.totalCount }),
      ...articles.nodes.map((article) => article.title),
      t(`text.${variant}`),
    ],
  })
}

export function composeArticles(
  { articles, categories, list, page, title, slug }: NamedArticles,
  { locale, frame }: Page & { frame: PageFrameProps },
) {
  if (slug !== list.slugs[locale]) {
    permanentRedirect(articleListAddress({ list, page }, locale) as Route)
  }
  return (
    <ArticlesFrame
      articles={articles}
      categories={categories}
      list={list}
      page={page}
      title={title}
      frame={frame}
      locale={locale}
    />
  )
}
