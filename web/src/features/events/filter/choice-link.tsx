'use client'
import type { MouseEvent, ReactNode } from 'react'
import { openProgramme } from './address-state.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'

/** Leads to another choice of the programme: a link for whom no script runs, else the list changes in its place. */
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
    <a {...rest} href={href} onClick={choose}>
      {children}
    </a>
  )
}
