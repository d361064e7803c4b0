'use client'
import { type ReactNode, Suspense, useState } from 'react'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import styles from './load-more.module.css'

/**
 * “Mehr laden”: a link to the next page for those without JavaScript; with it, `children` append what comes next in its place, and
 * the address stays. They are only made, and fetched, once it was pressed.
 */
export function LoadMore(props: {
  href: string
  label: string
  /** Stands there until the children are. */
  waiting: ReactNode
  children: ReactNode
}) {
  const [isPressed, setPressed] = useState(false)
  if (isPressed) return <Suspense fallback={props.waiting}>{props.children}</Suspense>
  return (
    <a
      className={styles.more}
      href={props.href}
      data-print="no"
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        setPressed(true)
      }}
    >
      {props.label}
    </a>
  )
}
