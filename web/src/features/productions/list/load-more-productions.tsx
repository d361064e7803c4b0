'use client'
import { lazy } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { LoadMoreLabels } from '#ui/load-more/load-more-labels.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { LoadingProductions } from './loading-productions.tsx'
import type { ProductionFilter } from './production-filter.ts'

const MoreProductions = lazy(() => import('./more-productions.tsx'))

/**
 * The link to the next productions. Pages only follow one another; other filters give another list, which begins at its
 * first page (P-12).
 */
export function LoadMoreProductions(props: {
  href: string
  next: { filter: ProductionFilter; page: number }
  locale: Locale
  labels: LoadMoreLabels
}) {
  const { href, labels, ...more } = props
  return (
    <LoadMore
      href={href}
      label={labels.more}
      waiting={<LoadingProductions label={labels.loading} />}
    >
      <MoreProductions {...more} />
    </LoadMore>
  )
}
