'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { isSparing } from '#lib/browser/sparing.ts'

type Router = ReturnType<typeof useRouter>

/** Links of the site, and those that editors have written into texts (L-21). */
const followed = 'a[data-site-link], [data-text-links] a'

/** What says that somebody is about to follow a link. */
const intentions = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Lets links lead to pages of the site without loading it anew. The page behind a link is fetched ahead when somebody is
 * about to follow it, not when it comes into view: a programme has hundreds of links.
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
    if (link && isOtherPage(link) && !isSparing()) router.prefetch(addressOf(link))
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

// Next knows the paths with a language only. It takes two lists that differ in the query only for one page, although they
// are rewritten to two: those have to be loaded.
function isOtherPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  const isPage = origin === location.origin && /^\/[a-z]{2}(\/|$)/.test(pathname)
  return isPage && !target && pathname !== location.pathname
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): Route {
  return (pathname + search + hash) as Route
}
