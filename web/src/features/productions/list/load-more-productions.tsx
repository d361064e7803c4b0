'use client'
import { lazy } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { LoadingProductions } from './loading-productions.tsx'
import type { ProductionFilter } from './production-filter.ts'
import type { ProductionLabels } from './production-row.tsx'

const MoreProductions = lazy(() => import('./more-productions.tsx'))

/**
 * The way to the next productions. Pages only follow one another; another choice of filters is another list, which begins at its first
 * page (P-12).
 */
export function LoadMoreProductions(props: {
  href: string
  next: { filter: ProductionFilter; page: number }
  locale: Locale
  labels: ProductionLabels
}) {
  const { href, ...more } = props
  return (
    <LoadMore
      href={href}
      label={props.labels.more}
      waiting={<LoadingProductions label={props.labels.loading} />}
    >
      <MoreProductions {...more} />
    </LoadMore>
  )
}
