import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import {
  type ArticleList,
  articleListAddress,
  articleListPaths,
} from '#features/magazine/list/article-list.ts'
import { findName, readArticles } from '#features/magazine/list/read-articles.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { readListSegment } from '#i18n/list-segment.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { findId } from '#lib/find-id.ts'
import { readPage } from '#lib/list-query.ts'
import { ArticlesFrame } from './articles-frame.tsx'

/** What articles go by, and the segments of the list's address. */
type Address = { of: 'category' | 'tag'; slug: string; id: string; list: string }

/** The page of the articles of a category, or with a tag. */
export async function NamedArticles(address: Address) {
  const locale = asLocale(await rootLocale())
  const { articles, list, page, title } = await readNamedArticles(address, locale)
  if (address.slug !== list.slugs[locale]) {
    permanentRedirect(articleListAddress({ list, page }, locale) as Route)
  }
  return <ArticlesFrame articles={articles} list={list} page={page} title={title} locale={locale} />
}

export async function namedArticlesMetadata(address: Address): Promise<Metadata> {
  const locale = asLocale(await rootLocale())
  const { list, page, name, title } = await readNamedArticles(address, locale)
  const t = await getTranslations('magazine')
  return pageMetadata({
    locale,
    paths: articleListPaths({ list, page }),
    title: [title, page > 1 && t('page', { page })].filter(Boolean).join(' '),
    description: `${t('title')}: ${name}.`,
  })
}

async function readNamedArticles({ of, ...address }: Address, locale: Locale) {
  const id = findId(address.id) ?? notFound()
  const page = readPage(readListSegment(address.list))
  const articles = await readArticles({ of, id }, { page, locale })
  const named = articles && findName(articles, { of, id })
  // A page beyond the last one, or a name without articles.
  if (!named) notFound()
  const { name, slugs } = named
  const t = await getTranslations('magazine')
  const title = of === 'tag' ? t('tagTitle', { name }) : name
  return { articles, page, name, title, list: { of, id, slugs } satisfies ArticleList }
}
