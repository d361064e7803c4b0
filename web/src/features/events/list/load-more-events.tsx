'use client'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { storePositionOnLeave, readLoadedPages } from './loaded-pages.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import type { LoadMoreLabels } from '#ui/load-more/load-more-labels.ts'
import styles from '#ui/load-more/load-more.module.css'
import { LoadingDays } from './loading-days.tsx'
import type { MoreProps, LoadTrigger } from './more-props.ts'
import { useNearEnd } from './near-end.ts'

/** The history has no event for it. */
const never = () => () => {}

const MoreEvents = lazy(() => import('./more-events.tsx'))

/**
 * "Load more": a link to the next page without JavaScript; with it, the next events are appended here when the end of
 * the list is near, and the address stays. The GraphQL client is loaded with the first of them.
 */
export function LoadMoreEvents({
  href,
  labels,
  ...more
}: MoreProps & { href: string; labels: LoadMoreLabels }) {
  const [trigger, setTrigger] = useState<LoadTrigger>()
  const wasRestored = () => readLoadedPages() >= more.next.page
  const end = useNearEnd<HTMLAnchorElement>((why) =>
    setTrigger((known) => known ?? (wasRestored() ? 'kept' : why)),
  )
  useEffect(storePositionOnLeave, [])
  const isRestored = useSyncExternalStore(never, wasRestored, () => false)
  const why = trigger ?? (isRestored ? 'kept' : undefined)
  if (why) {
    return (
      <Suspense fallback={<LoadingDays label={labels.loading} />}>
        <MoreEvents {...more} trigger={why} />
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
        if (!isPlainClick(event)) return
        event.preventDefault()
        setTrigger('pressed')
      }}
    >
      {labels.more}
    </a>
  )
}
