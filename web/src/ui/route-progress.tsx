'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import styles from './route-progress.module.css'
import { skeletonShape, type SkeletonShape } from './skeleton-shape.ts'

const throttleMs = 200
/** How many parts a skeleton has: as many as fill a window. */
const parts: Record<SkeletonShape, number> = { list: 6, detail: 1, portraits: 8, place: 4 }

/**
 * A line on top of the window, and a skeleton in the shape of the next page, from the click on a link until that page is
 * there (L-14). Nothing is shown for pages that come within 200 ms.
 */
export function RouteProgress({ label }: { label: string }) {
  const path = usePathname()
  const [left, setLeft] = useState<{ path: string; shape: SkeletonShape }>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const awaitPage = (event: MouseEvent) => {
      const link = findLinkAway(event)
      if (!link) return
      const shape = skeletonShape(link.pathname)
      timer = setTimeout(() => setLeft({ path, shape }), throttleMs)
    }
    document.addEventListener('click', awaitPage)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', awaitPage)
    }
  }, [path])

  // The menu belongs to the page it was opened on.
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path is the occasion, not an input
  }, [path])

  if (left?.path !== path) return null
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

/** The link of the site by which a plain click leaves the page. */
function findLinkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link
}
