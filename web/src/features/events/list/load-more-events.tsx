'use client'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { storePositionOnLeave, readLoadedPages } from './loaded-pages.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import type { LoadMoreWords } from '#ui/load-more/load-more-words.ts'
import styles from '#ui/load-more/load-more.module.css'
import { LoadingDays } from './loading-days.tsx'
import type { MoreProps, Occasion } from './more-props.ts'
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
  words,
  ...more
}: MoreProps & { href: string; words: LoadMoreWords }) {
  const [occasion, setOccasion] = useState<Occasion>()
  const wasRestored = () => readLoadedPages() >= more.next.page
  const end = useNearEnd<HTMLAnchorElement>((why) =>
    setOccasion((known) => known ?? (wasRestored() ? 'kept' : why)),
  )
  useEffect(storePositionOnLeave, [])
  const isKept = useSyncExternalStore(never, wasRestored, () => false)
  const why = occasion ?? (isKept ? 'kept' : undefined)
  if (why) {
    return (
      <Suspense fallback={<LoadingDays label={words.loading} />}>
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
        if (!isPlainClick(event)) return
        event.preventDefault()
        setOccasion('pressed')
      }}
    >
      {words.more}
    </a>
  )
}
