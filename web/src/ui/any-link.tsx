import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

/** A link to wherever: from a slash on it stays inside the site, anything else is another site. */
export function AnyLink(props: {
  href: string
  children: ReactNode
  className?: string | undefined
}) {
  if (props.href.startsWith('/') && !props.href.startsWith('//')) return <SiteLink {...props} />
  const { children, ...rest } = props
  return (
    <a {...rest} rel="noopener">
      {children}
    </a>
  )
}
