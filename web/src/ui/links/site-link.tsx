import type { ReactNode } from 'react'

/**
 * A link inside the site: a plain one without its own script, so that pages with hundreds of them hydrate quickly.
 * `FollowLinks` handles the navigation and the prefetching.
 */
export function SiteLink({
  children,
  ...rest
}: {
  href: string
  children: ReactNode
  className?: string | undefined
  /** Of links to selections, which machines need not follow. */
  rel?: 'nofollow'
  'aria-label'?: string
  'aria-current'?: 'true' | 'page' | undefined
}) {
  return (
    <a {...rest} data-site-link="">
      {children}
    </a>
  )
}
