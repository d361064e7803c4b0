'use client'
import { lazy, Suspense, useState } from 'react'
import more from '#ui/load-more/load-more.module.css'
import type { Locale } from '#i18n/locales.ts'
import styles from './loading-productions.module.css'
import type { ProductionFilter } from './production-filter.ts'
import type { ProductionLabels } from './production-row.tsx'

const MoreProductions = lazy(() => import('./more-productions.tsx'))

export type NextProductions = { filter: ProductionFilter; page: number }

/**
 * „Mehr laden“: a link to the next page for those without JavaScript; with it, the next productions are appended here and
 * the address stays. Pages only follow one another; another choice of filters is another list, which begins at its first page (P-12).
 */
export function LoadMoreProductions(props: {
  href: string
  next: NextProductions
  locale: Locale
  labels: ProductionLabels
}) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <a
        className={more.more}
        href={props.href}
        data-print="no"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {props.labels.more}
      </a>
    )
  }
  return (
    <Suspense fallback={<LoadingProductions label={props.labels.loading} />}>
      <MoreProductions next={props.next} locale={props.locale} labels={props.labels} />
    </Suspense>
  )
}

/** Productions to come, in the rhythm of the list (L-14). */
export function LoadingProductions({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
