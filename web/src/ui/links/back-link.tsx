'use client'
import type { ReactNode } from 'react'
import { isPlainClick } from '#lib/browser/plain-click.ts'

/** A link back to the previous page; to `href` for a visitor from elsewhere, or without scripts. */
export function BackLink(props: {
  href: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <a
      href={props.href}
      className={props.className}
      onClick={(event) => {
        if (!cameFromHere() || !isPlainClick(event)) return
        event.preventDefault()
        history.back()
      }}
    >
      {props.children}
    </a>
  )
}

/** Whether the previous page in the history is one of this site. */
function cameFromHere(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  if (navigation) return navigation.canGoBack
  return document.referrer !== '' && new URL(document.referrer).origin === location.origin
}
