import type { ReactNode } from 'react'

/**
 * A link inside the site: a plain one for the browser, so that pages with hundreds of them become alive quickly. `FollowLinks`
 * leads to the page behind it without loading the site anew, and fetches it ahead.
 */
export function SiteLink({
  children,
  ...rest
}: {
  href: string
  children: ReactNode
  className?: string | undefined
  'aria-current'?: 'true' | 'page' | undefined
}) {
  return (
    <a {...rest} data-site-link="">
      {children}
    </a>
  )
}
