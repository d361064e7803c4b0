'use client'
import { lazy } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import type { NextArticles } from './article-list.ts'
import type { ArticleLabels } from './article-row.tsx'
import { LoadingArticles } from './loading-articles.tsx'

const MoreArticles = lazy(() => import('./more-articles.tsx'))

/** The way to the next articles. */
export function LoadMoreArticles(props: {
  href: string
  next: NextArticles
  locale: Locale
  labels: ArticleLabels
}) {
  const { href, ...more } = props
  return (
    <LoadMore
      href={href}
      label={props.labels.more}
      waiting={<LoadingArticles label={props.labels.loading} />}
    >
      <MoreArticles {...more} />
    </LoadMore>
  )
}
