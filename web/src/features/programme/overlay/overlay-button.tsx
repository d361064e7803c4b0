'use client'
import { usePathname } from 'next/navigation'
import { type MouseEvent, useEffect, useState } from 'react'
import { openOverlay } from '#features/programme/filter/address-state.ts'
import styles from './overlay-button.module.css'

/**
 * The sticky button that opens the event overlay: a link to the programme with the overlay over it. Not on the pages of
 * events, and out of the way near the footer.
 */
export function OverlayButton(props: {
  /** Of the programme. */
  path: string
  label: string
  navigationLabel: string
}) {
  const { path, label } = props
  const pathname = usePathname()
  const isNearFooter = useIsFooterInView(pathname)
  if (pathname.startsWith(`${path}/`)) return null
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname !== path) return
    event.preventDefault()
    openOverlay()
  }
  return (
    <nav aria-label={props.navigationLabel} hidden={isNearFooter} data-print="no">
      <a className={styles.button} href={`${path}?overlay=true`} data-site-link="" onClick={open}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4zm13 1.5v2m0 1.5v2m0 1.5v2" />
        </svg>
        <span>{label}</span>
      </a>
    </nav>
  )
}

function useIsFooterInView(pathname: string): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const footers = document.querySelectorAll('body > footer')
    if (footers.length === 0) return
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    for (const footer of footers) observer.observe(footer)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page brings its own footer
  }, [pathname])
  return isInView
}
