'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Lets links that editors have written into texts lead to pages of the site without loading it anew (L-21). */
export function FollowTextLinks() {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = plainlyClicked(event)
      if (!link) return
      event.preventDefault()
      router.push((link.pathname + link.search + link.hash) as Route)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
  return null
}

function plainlyClicked(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const target = event.target instanceof Element ? event.target : undefined
  const link = target?.closest<HTMLAnchorElement>('[data-text-links] a')
  return link && !link.target && isOtherPage(link) ? link : undefined
}

// Next knows the paths with a language only. Lists that differ in the query have to be loaded: see SiteLink.
function isOtherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  const isPage = origin === location.origin && /^\/[a-z]{2}(\/|$)/.test(pathname)
  return isPage && pathname !== location.pathname
}
