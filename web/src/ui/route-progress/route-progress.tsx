'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { SkeletonShape } from '#i18n/route.ts'
import styles from './route-progress.module.css'
import { skeletonShape } from './skeleton-shape.ts'

/** [9]; the style sheet knows 2 px and 5000 ms. */
const throttleMs = 200
const hideMs = 500
/** What is shown stays for so long at least, so that nothing flickers. */
const minShownMs = 200
/** Number of parts in a skeleton: enough to fill a window. */
const parts: Record<SkeletonShape, number> = {
  home: 1,
  list: 6,
  detail: 1,
  portraits: 8,
  place: 4,
  cards: 6,
  page: 1,
}
/** Stands for the path where only parameters change. */
const samePath = ''

/**
 * A line at the top of the window, and a skeleton in the shape of the next page, from the click on a link until that
 * page is loaded (L-14, L-16). Nothing is shown for pages that load within 200 ms. The line also runs when only
 * parameters change.
 */
export function RouteProgress({ label }: { label: string }) {
  const path = usePathname()
  const [left, setLeft] = useState<{ path: string; shape: SkeletonShape; isHeld: boolean }>()
  const isHeld = left?.isHeld ?? false
  const isThere = left !== undefined && left.path !== path && !isHeld

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const awaitPage = (event: MouseEvent) => {
      const link = findLinkAway(event)
      if (!link) return
      clearTimeout(timer)
      const shape = skeletonShape(link.pathname)
      timer = setTimeout(() => setLeft({ path, shape, isHeld: true }), throttleMs)
    }
    const stop = listenForParameters(() =>
      setLeft({ path: samePath, shape: 'page', isHeld: false }),
    )
    document.addEventListener('click', awaitPage)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('click', awaitPage)
    }
  }, [path])

  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setTimeout(
      () => setLeft((shown) => shown && { ...shown, isHeld: false }),
      minShownMs,
    )
    return () => clearTimeout(timer)
  }, [isHeld])

  useEffect(() => {
    if (!isThere) return undefined
    const timer = setTimeout(() => setLeft(undefined), hideMs)
    return () => clearTimeout(timer)
  }, [isThere])

  if (!left) return null
  if (isThere) return <div className={styles.loading} data-there="" data-print="no" />
  return (
    <div className={styles.loading} role="status" data-print="no">
      <span className="visually-hidden">{label}</span>
      <div className={styles.skeleton} data-shape={left.shape} aria-hidden="true">
        {Array.from({ length: parts[left.shape] }, (_, part) => (
          <div key={part} className={styles.part}>
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Calls the listener when the query of the current page changes; without the Navigation API there is no line then. */
function listenForParameters(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget }
  const listen = (event: Event) => {
    const { destination } = event as Event & { destination: { url: string } }
    const { origin, pathname, search } = new URL(destination.url)
    if (origin + pathname === location.origin + location.pathname && search !== location.search) {
      onChange()
    }
  }
  navigation?.addEventListener('navigate', listen)
  return () => navigation?.removeEventListener('navigate', listen)
}

/** The link of the site by which a plain click leaves the page. */
function findLinkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link
}
