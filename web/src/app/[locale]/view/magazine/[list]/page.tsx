import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { articleListPaths } from '#features/magazine/list/article-list.ts'
import { readArticles } from '#features/magazine/list/read-articles.ts'
import { ArticlesFrame } from '#app/magazine/articles-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { readListSegment } from '#i18n/list-segment.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { readPage } from '#lib/list-query.ts'

type Props = { params: Promise<{ list: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ list: placeholder }]

const list = { of: 'all' } as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale(await rootLocale())
  const page = readPage(readListSegment((await params).list))
  const t = await getTranslations('magazine')
  return pageMetadata({
    locale,
    paths: articleListPaths({ list, page }),
    title: [t('title'), page > 1 && t('page', { page })].filter(Boolean).join(' '),
    description: t('text'),
    feeds: { rss: { url: pathFor('magazine-rss', {}, locale), title: t('rss') } },
  })
}

/** The magazine: its articles, newest first. */
export default async function Magazine({ params }: Props) {
  const { list: segment } = await params
  if (segment === placeholder) return null
  const locale = asLocale(await rootLocale())
  const page = readPage(readListSegment(segment))
  const articles = await readArticles(list, { page, locale })
  // A page beyond the last one.
  if (!articles) notFound()
  return <ArticlesFrame articles={articles} list={list} page={page} locale={locale} />
}
