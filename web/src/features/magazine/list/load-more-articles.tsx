'use client'
import { lazy } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { LoadMoreLabels } from '#ui/load-more/load-more-labels.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import type { NextArticles } from './article-list.ts'
import { LoadingArticles } from './loading-articles.tsx'

const MoreArticles = lazy(() => import('./more-articles.tsx'))

/** The link to the next articles. */
export function LoadMoreArticles(props: {
  href: string
  next: NextArticles
  locale: Locale
  labels: LoadMoreLabels
}) {
  const { href, labels, ...more } = props
  return (
    <LoadMore href={href} label={labels.more} waiting={<LoadingArticles label={labels.loading} />}>
      <MoreArticles {...more} />
    </LoadMore>
  )
}
