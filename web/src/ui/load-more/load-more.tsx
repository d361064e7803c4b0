'use client'
import { type ReactNode, Suspense, useState } from 'react'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import styles from './load-more.module.css'

/**
 * "Load more": a link to the next page without JavaScript; with it, `children` append the next page in place, and the
 * address stays. They are created, and their code is loaded, when the link is pressed.
 */
export function LoadMore(props: {
  href: string
  label: string
  /** Shown until the children are loaded. */
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
