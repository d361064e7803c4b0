'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { scrollToHash } from './scroll-to-hash.ts'

/**
 * Scrolls to the target of links to a part of a page, of this one or another (L-17). Used once in the layout; renders
 * nothing.
 */
export function HashScroll() {
  const path = usePathname()
  useEffect(() => {
    let stop = scrollToHash(location.hash)
    const follow = (hash: string) => {
      stop()
      stop = scrollToHash(hash)
    }
    const followAddress = () => follow(location.hash)
    // Next changes the hash of the current page without an event.
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.hash && !link.target && link.pathname === location.pathname) follow(link.hash)
    }
    window.addEventListener('hashchange', followAddress)
    document.addEventListener('click', followLink)
    return () => {
      stop()
      window.removeEventListener('hashchange', followAddress)
      document.removeEventListener('click', followLink)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path is the occasion, not an input
  }, [path])
  return null
}
