import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { findArticleCategories } from '#features/magazine/headline/find-article-categories.ts'
import { MagazineHeadline } from '#features/magazine/headline/magazine-headline.tsx'
import {
  type ArticleList,
  articleListAddress,
  articleListPaths,
} from '#features/magazine/list/article-list.ts'
import { ArticlesPage } from '#features/magazine/list/articles-page.tsx'
import { categoryOf, readArticles } from '#features/magazine/list/read-articles.ts'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { readListSegment } from '#i18n/list-segment.ts'
import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { placeholder } from '#i18n/view-paths.ts'
import { findId } from '#lib/find-id.ts'
import { readPage } from '#lib/list-query.ts'

type Segments = { category: string; id: string; list: string }
type Props = { params: Promise<Segments> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [
  { category: placeholder, id: placeholder, list: placeholder },
]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const segments = await params
  if (segments.id === placeholder) return {}
  const locale = asLocale(await rootLocale())
  const { name, list, page } = await readList(segments, locale)
  const t = await getTranslations('magazine')
  return pageMetadata({
    locale,
    paths: articleListPaths({ list, page }),
    title: [name, page > 1 && t('page', { page })].filter(Boolean).join(' '),
    description: `${t('title')}: ${name}.`,
  })
}

/** The articles of a category. */
export default async function MagazineCategory({ params }: Props) {
  const segments = await params
  if (segments.id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const { articles, name, list, page } = await readList(segments, locale)
  if (segments.category !== list.slugs[locale]) {
    permanentRedirect(articleListAddress({ list, page }, locale) as Route)
  }
  const categories = await findArticleCategories(locale)
  const { magazine } = await loadMessages(locale)
  return (
    <PageFrame locale={locale} paths={articleListPaths({ list, page })}>
      <ArticlesPage
        articles={articles}
        list={list}
        page={page}
        name={name}
        locale={locale}
        labels={magazine.row}
        headline={
          <MagazineHeadline categories={categories} place={{ category: list.id }} locale={locale} />
        }
      />
    </PageFrame>
  )
}

async function readList(segments: Segments, locale: Locale) {
  const id = findId(segments.id) ?? notFound()
  const page = readPage(readListSegment(segments.list))
  const articles = await readArticles({ of: 'category', id }, { page, locale })
  const category = articles && categoryOf(articles, id)
  // A page beyond the last one, or a category without articles.
  if (!category) notFound()
  const list = { of: 'category', id, slugs: category.slugs } satisfies ArticleList
  return { articles, page, list, name: category.name }
}
