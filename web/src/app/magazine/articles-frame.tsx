import type { ReactNode } from 'react'
import { PageFrame, type PageFrameProps } from '#app/frame/page-frame.tsx'
import type { MagazineCategory } from '#features/magazine/headline/find-article-categories.ts'
import { MagazineHeadline } from '#features/magazine/headline/magazine-headline.tsx'
import type { ArticleList } from '#features/magazine/list/article-list.ts'
import { ArticlesPage, type ShownArticles } from '#features/magazine/list/articles-page.tsx'
import type { Locale } from '#i18n/locales.ts'

/** A list of articles as a page: in the frame of the site, below the headline of the magazine with its categories. */
export function ArticlesFrame(props: {
  articles: ShownArticles
  categories: readonly MagazineCategory[]
  list: ArticleList
  page: number
  title?: string
  /** What editors call the magazine, if not by its usual name. */
  name?: string | undefined
  frame: PageFrameProps
  /** What editors have written below the list. */
  below?: ReactNode
  locale: Locale
}) {
  const { categories, frame, name, below, ...shown } = props
  const { list, locale } = shown
  return (
    <PageFrame {...frame}>
      <ArticlesPage
        {...shown}
        headline={
          <MagazineHeadline categories={categories} place={list} name={name} locale={locale} />
        }
      />
      {below}
    </PageFrame>
  )
}
