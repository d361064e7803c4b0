'use client'
import type { MouseEvent, ReactNode } from 'react'
import { openProgramme } from './address-state.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'

/** Sets another filter: a link without JavaScript, else the list changes in place. */
export function ChoiceLink(props: {
  href: string
  children: ReactNode
  className?: string | undefined
  'aria-current'?: 'true' | undefined
  'aria-label'?: string | undefined
  tabIndex?: number
  onFocus?: () => void
}) {
  const { href, children, ...rest } = props
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    openProgramme(href)
  }
  return (
    <a rel="nofollow" {...rest} href={href} onClick={choose}>
      {children}
    </a>
  )
}
