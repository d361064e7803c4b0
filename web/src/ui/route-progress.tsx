'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import styles from './route-progress.module.css'

const throttleMs = 200

/**
 * A line on top of the window, and a skeleton in the rhythm of the list, from the click on a link until the next page is
 * there. Nothing is shown for pages that come within 200 ms.
 */
export function RouteProgress({ label }: { label: string }) {
  const path = usePathname()
  const [leftPath, setLeftPath] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const awaitPage = (event: MouseEvent) => {
      if (leadsAway(event)) timer = setTimeout(() => setLeftPath(path), throttleMs)
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

  if (leftPath !== path) return null
  return (
    <div className={styles.loading} role="status" data-print="no">
      <span className="visually-hidden">{label}</span>
      <div className={styles.skeleton} aria-hidden="true">
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className={styles.row}>
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Whether a plain click on a link of the site leaves the page. */
function leadsAway(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin) return false
  return link.pathname !== location.pathname
}
