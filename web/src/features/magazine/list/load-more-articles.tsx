'use client'
import { lazy } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { LoadMoreWords } from '#ui/load-more/load-more-words.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import type { NextArticles } from './article-list.ts'
import { LoadingArticles } from './loading-articles.tsx'

const MoreArticles = lazy(() => import('./more-articles.tsx'))

/** The link to the next articles. */
export function LoadMoreArticles(props: {
  href: string
  next: NextArticles
  locale: Locale
  words: LoadMoreWords
}) {
  const { href, words, ...more } = props
  return (
    <LoadMore href={href} label={words.more} waiting={<LoadingArticles label={words.loading} />}>
      <MoreArticles {...more} />
    </LoadMore>
  )
}
