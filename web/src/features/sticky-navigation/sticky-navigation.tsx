'use client'
import { type ReactNode, useSyncExternalStore } from 'react'
import { readStickyItems, subscribeToStickyItems } from '#lib/browser/sticky-items.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import styles from './sticky-navigation.module.css'

const none = [] as const

/**
 * What stays in view at the lower edge: editors' sticky links, tickets for the event, the to-top link, and the button
 * of the event overlay (L-10). The style sheet shows each by the state that `FrameWatch` writes to the document.
 */
export function StickyNavigation(props: {
  label: string
  toTop: string
  overlayButton: ReactNode
}) {
  const items = useSyncExternalStore(subscribeToStickyItems, readStickyItems, () => none)
  return (
    <nav className={styles.sticky} aria-label={props.label} data-print="no">
      {items.map(({ kind, text, url, ticketsOf }) => (
        <AnyLink
          key={url}
          className={kind === 'ticket' ? styles.ticket : styles.link}
          href={url}
          // By this attribute the booking widget recognises its links.
          data-tickets-of={ticketsOf}
        >
          {text}
        </AnyLink>
      ))}
      {/* A fragment without an element is the top of the page. */}
      <a className={styles.top} href="#top">
        <span className="visually-hidden">{props.toTop}</span>
        <span aria-hidden="true">↑</span>
      </a>
      <div className={styles.overlay}>{props.overlayButton}</div>
    </nav>
  )
}
