'use client'
import { type ReactNode, useSyncExternalStore } from 'react'
import { dismissalCookie, isDismissed } from './dismissal.ts'
import styles from './top-alert.module.css'

const closed = 'foyer:alert'

/** Shows the alert until it is dismissed; while the menu is open it is hidden (a rule of the style sheet). */
export function ClosableAlert(props: {
  id: number
  label: string
  closeLabel: string
  /** The script that hides it before hydration. */
  script: ReactNode
  children: ReactNode
}) {
  const { id } = props
  const isClosed = useSyncExternalStore(
    subscribe,
    () => isDismissed(id, document.cookie),
    () => false,
  )
  const close = () => {
    document.cookie = dismissalCookie(id)
    dispatchEvent(new Event(closed))
  }
  return (
    // The script has set the same value that React would set.
    <section
      className={styles.alert}
      aria-label={props.label}
      hidden={isClosed}
      data-alert={id}
      data-print="no"
      suppressHydrationWarning
    >
      {props.script}
      {props.children}
      <button type="button" className={styles.close} onClick={close}>
        <span className="visually-hidden">{props.closeLabel}</span>
        <span aria-hidden="true">✕</span>
      </button>
    </section>
  )
}

function subscribe(onChange: () => void): () => void {
  addEventListener(closed, onChange)
  return () => removeEventListener(closed, onChange)
}
