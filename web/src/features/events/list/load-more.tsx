'use client'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import type { Locale } from '#i18n/locales.ts'
import { keepPlaceOnLeaving, readKeptPages } from './kept-pages.ts'
import styles from '#ui/load-more/load-more.module.css'
import { LoadingRows } from './loading-rows.tsx'
import { useNearEnd } from './near-end.ts'
import type { RowLabels } from '#components/event/row-labels.ts'

/** The history tells nobody. */
const never = () => () => {}

const MoreEvents = lazy(() => import('./more-events.tsx'))

export type NextPage = {
  /** Number of the page to load. */
  page: number
  choice: ProgrammeChoice
  /** Day that the list so far ends with. */
  continues: string | undefined
}

/** Why more is loaded: somebody has asked for it, its end has come near, or it had been loaded before. */
export type Occasion = 'pressed' | 'near' | 'kept'

export type MoreProps = {
  next: NextPage
  locale: Locale
  labels: RowLabels
  level: 2 | 3
}

/**
 * „Mehr laden“: a link to the next page for those without JavaScript; with it, the next events are appended here when the end
 * of the list comes near, and the address stays. The graph's client is fetched with the first of them.
 */
export function LoadMore({ href, ...more }: MoreProps & { href: string }) {
  const [occasion, setOccasion] = useState<Occasion>()
  const wasKept = () => readKeptPages() >= more.next.page
  const end = useNearEnd<HTMLAnchorElement>((why) =>
    setOccasion((known) => known ?? (wasKept() ? 'kept' : why)),
  )
  useEffect(keepPlaceOnLeaving, [])
  const isKept = useSyncExternalStore(never, wasKept, () => false)
  const why = occasion ?? (isKept ? 'kept' : undefined)
  if (why) {
    return (
      <Suspense fallback={<LoadingRows label={more.labels.loading} />}>
        <MoreEvents {...more} occasion={why} />
      </Suspense>
    )
  }
  return (
    <a
      className={styles.more}
      ref={end}
      href={href}
      data-print="no"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setOccasion('pressed')
      }}
    >
      {more.labels.more}
    </a>
  )
}
