import { PageFrame } from '#app/frame/page-frame.tsx'
import { findArticleCategories } from '#features/magazine/headline/find-article-categories.ts'
import { MagazineHeadline } from '#features/magazine/headline/magazine-headline.tsx'
import { type ArticleList, articleListPaths } from '#features/magazine/list/article-list.ts'
import { ArticlesPage, type ShownArticles } from '#features/magazine/list/articles-page.tsx'
import type { Trail } from '#i18n/trail.ts'
import type { Locale } from '#i18n/locales.ts'

/** A list of articles as a page: in the frame of the site, below the headline of the magazine with its categories. */
export async function ArticlesFrame(props: {
  articles: ShownArticles
  list: ArticleList
  page: number
  title?: string
  frame: { trail?: Trail }
  locale: Locale
}) {
  const { list, page, frame, locale } = props
  const categories = await findArticleCategories(locale)
  return (
    <PageFrame {...frame} locale={locale} paths={articleListPaths({ list, page })}>
      <ArticlesPage
        {...props}
        headline={<MagazineHeadline categories={categories} place={list} locale={locale} />}
      />
    </PageFrame>
  )
}
