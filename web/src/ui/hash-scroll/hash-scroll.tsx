'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { scrollToHash } from './scroll-to-hash.ts'

/** Follows links to a part of a page, of this one or another (L-17). Once in the layout; shows nothing. */
export function HashScroll() {
  const path = usePathname()
  useEffect(() => {
    let stop = scrollToHash(location.hash)
    const follow = (hash: string) => {
      stop()
      stop = scrollToHash(hash)
    }
    const followAddress = () => follow(location.hash)
    // Next changes the hash of the page in view without telling anybody.
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
