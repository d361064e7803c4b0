'use client'
import type { Route } from 'next'
import NextLink from 'next/link'
import { type MouseEvent, type ReactNode, useState } from 'react'

type Attributes = {
  children: ReactNode
  className?: string | undefined
  'aria-current'?: 'true' | 'page' | undefined
}
type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * A link inside the site. The page behind it is fetched ahead when somebody is about to follow it, not when it comes into
 * view: a programme has hundreds of links. Not at all on slow or metered connections.
 */
export function SiteLink({ href, ...rest }: Attributes & { href: string }) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(!isSparing())
  return (
    <NextLink
      {...rest}
      href={href as Route}
      prefetch={isWanted ? null : false}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
      onClick={openOtherList}
    />
  )
}

// Next's router takes two lists that differ in the query only for one page, although they are rewritten to two.
function openOtherList(event: MouseEvent<HTMLAnchorElement>) {
  const { pathname, search, href } = event.currentTarget
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  if (pathname !== location.pathname || search === location.search) return
  event.preventDefault()
  location.assign(href)
}

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
