'use client'
import { lazy, Suspense, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import styles from './load-more.module.css'
import type { RowLabels } from './row-labels.ts'

const MoreEvents = lazy(() => import('./more-events.tsx'))

export type NextPage = {
  /** Number of the page to load. */
  page: number
  /** First day of the list, as `2026-11-21`; today where it is missing. */
  date: string | undefined
  /** Day that the list so far ends with. */
  continues: string | undefined
}

/**
 * „Mehr laden“: a link to the next page for those without JavaScript; with it, the next events are appended here and the
 * address stays. The graph's client is fetched with the first click.
 */
export function LoadMore(props: {
  href: string
  next: NextPage
  locale: Locale
  labels: RowLabels
}) {
  const [isOpen, setOpen] = useState(false)
  const link = (
    <a
      className={styles.more}
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
  if (!isOpen) return link
  return (
    <Suspense fallback={<LoadingRows label={props.labels.loading} />}>
      <MoreEvents next={props.next} locale={props.locale} labels={props.labels} />
    </Suspense>
  )
}

/** Rows to come, in the rhythm of the list. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
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
