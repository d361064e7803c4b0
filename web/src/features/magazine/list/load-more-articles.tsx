'use client'
import { lazy, Suspense, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import more from '#ui/load-more/load-more.module.css'
import type { ArticleLabels } from './article-row.tsx'
import styles from './loading-articles.module.css'

const MoreArticles = lazy(() => import('./more-articles.tsx'))

/** Which list goes on, with which page. */
export type NextArticles = { of: 'all' | 'category' | 'tag'; id?: number; page: number }

/**
 * „Mehr laden“: a link to the next page for those without JavaScript; with it, the next articles are appended here and the
 * address stays.
 */
export function LoadMoreArticles(props: {
  href: string
  next: NextArticles
  locale: Locale
  labels: ArticleLabels
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
    <Suspense fallback={<LoadingArticles label={props.labels.loading} />}>
      <MoreArticles next={props.next} locale={props.locale} labels={props.labels} />
    </Suspense>
  )
}

/** Articles to come, in the rhythm of the list (L-14). */
export function LoadingArticles({ label }: { label: string }) {
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
