import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import {
  type ArticleList,
  articleListAddress,
  articleListPaths,
} from '#features/magazine/list/article-list.ts'
import { findName, readArticles } from '#features/magazine/list/read-articles.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { ArticlesFrame } from './articles-frame.tsx'

/** What articles go by, and which page of them is asked for. */
type NamedListQuery = { of: 'category' | 'tag'; slug: string; number: number; page: number }
type NamedArticles = Awaited<ReturnType<typeof readNamedArticles>>
type Page = { locale: Locale; paths: Record<Locale, string> }

/** The articles of a category, or with a tag. */
export async function readNamedArticles(
  { of, slug, number, page }: NamedListQuery,
  locale: Locale,
) {
  const articles = await readArticles({ of, number }, { page, locale })
  const named = articles && findName(articles, { of, number })
  // A page beyond the last one, or a name without articles.
  if (!named) notFound()
  const { name, slugs } = named
  const t = await getTranslations('magazine')
  const title = of === 'tag' ? t('tagTitle', { name }) : name
  return { articles, page, slug, name, title, list: { of, number, slugs } satisfies ArticleList }
}

export const articlesPaths = ({ list, page }: NamedArticles) => articleListPaths({ list, page })

export async function describeArticles(
  { page, name, title }: NamedArticles,
  { locale, paths }: Page,
): Promise<Metadata> {
  const t = await getTranslations('magazine')
  return pageMetadata({
    locale,
    paths,
    title: [title, page > 1 && t('page', { page })].filter(Boolean).join(' '),
    description: `${t('title')}: ${name}.`,
  })
}

export function composeArticles(
  { articles, list, page, title, slug }: NamedArticles,
  { locale }: Page,
) {
  if (slug !== list.slugs[locale]) {
    permanentRedirect(articleListAddress({ list, page }, locale) as Route)
  }
  return <ArticlesFrame articles={articles} list={list} page={page} title={title} locale={locale} />
}
