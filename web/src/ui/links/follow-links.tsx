'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { prefersReducedData } from '#lib/browser/prefers-reduced-data.ts'

type Router = ReturnType<typeof useRouter>

/** Links of the site, and those in editors' texts (L-21). */
const followed = 'a[data-site-link], [data-text-links] a'

/** Events that show that a visitor is about to follow a link. */
const intentions = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Makes links to pages of the site navigate without a reload. A page is prefetched when the visitor is about to follow
 * its link, not when the link comes into view: a programme has hundreds of links.
 */
export function FollowLinks() {
  const router = useRouter()
  useEffect(() => listen(router), [router])
  return null
}

function listen(router: Router): () => void {
  const ends = new AbortController()
  const { signal } = ends
  const fetchAhead = ({ target }: Event) => {
    const link = findLink(target)
    if (link && isOtherPage(link) && !prefersReducedData()) router.prefetch(addressOf(link))
  }
  const follow = (event: MouseEvent) => {
    const link = followedLink(event)
    if (!link) return
    event.preventDefault()
    router.push(addressOf(link))
  }
  for (const intention of intentions) {
    document.addEventListener(intention, fetchAhead, { passive: true, signal })
  }
  document.addEventListener('click', follow, { signal })
  return () => ends.abort()
}

function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined
  const link = findLink(event.target)
  return link && isOtherPage(link) ? link : undefined
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(followed) : null
}

// Next knows the paths with a language only. It takes two lists that differ only in their query for one page, although
// they are rewritten to two: those need a full load.
function isOtherPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  const isPage = origin === location.origin && /^\/[a-z]{2}(\/|$)/.test(pathname)
  return isPage && !target && pathname !== location.pathname
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): Route {
  return (pathname + search + hash) as Route
}
