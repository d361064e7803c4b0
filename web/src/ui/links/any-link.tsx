import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

/**
 * A link to any target: with a leading slash it stays inside the site, anything else is another site. With `newWindow`,
 * the text that announces it to screen readers, it opens a new window (L-21).
 */
export function AnyLink(props: {
  href: string
  children: ReactNode
  className?: string | undefined
  newWindow?: string | undefined
  'aria-current'?: 'page' | undefined
  'data-tickets-of'?: number | undefined
}) {
  const { children, newWindow, ...rest } = props
  if (newWindow) {
    return (
      <a {...rest} target="_blank" rel="noopener">
        {children} <span aria-hidden="true">↗</span>
        <span className="visually-hidden">{newWindow}</span>
      </a>
    )
  }
  if (isFile(props.href)) {
    return (
      <a {...rest} download="">
        {children}
      </a>
    )
  }
  if (isInternal(props.href)) return <SiteLink {...rest}>{children}</SiteLink>
  return (
    <a {...rest} rel="noopener">
      {children}
    </a>
  )
}

/** Uploaded files are downloaded, not navigated to. */
const isFile = (href: string) => href.startsWith('/media/')

function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//')
}
