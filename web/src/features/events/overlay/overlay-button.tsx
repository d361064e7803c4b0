'use client'
import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { openOverlay } from '#features/events/filter/address-state.ts'
import styles from './overlay-button.module.css'
import { isPlainClick } from '#lib/browser/plain-click.ts'

/**
 * The button that opens the event overlay: a link to the programme with the overlay open. Not on the pages of events.
 */
export function OverlayButton(props: {
  /** Path of the programme. */
  path: string
  label: string
}) {
  const { path, label } = props
  const pathname = usePathname()
  if (pathname.startsWith(`${path}/`)) return null
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event) || location.pathname !== path) return
    event.preventDefault()
    openOverlay()
  }
  return (
    <a className={styles.button} href={`${path}?overlay=true`} data-site-link="" onClick={open}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4zm13 1.5v2m0 1.5v2m0 1.5v2" />
      </svg>
      <span>{label}</span>
    </a>
  )
}
