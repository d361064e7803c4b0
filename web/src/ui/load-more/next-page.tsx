'use client'
import { type ReactNode, useState } from 'react'
import { FailedToLoad } from './failed-to-load.tsx'
import { useFirstLinkFocused } from './first-link-focused.ts'
import styles from './load-more.module.css'

export type NextPageProps = {
  labels: { failed: string; more: string; loaded: string }
  hasFailed: boolean
  onRetry: () => void
  /** How much of the list is loaded; undefined before. */
  count: number | undefined
  /** Whether the focus moves to the first loaded title. */
  shallFocus: boolean
  waiting: ReactNode
  /** The loaded rows. */
  children: ReactNode
  /** The button for the following page, or that page. */
  after: ReactNode
}

/** One more page of a list, with its own loading and error states, announced to screen readers. */
export function NextPage(props: NextPageProps) {
  const { labels, count } = props
  const isLoaded = count !== undefined
  const list = useFirstLinkFocused<HTMLDivElement>(isLoaded && props.shallFocus)
  if (props.hasFailed) return <FailedToLoad labels={labels} onRetry={props.onRetry} />
  if (!isLoaded) return props.waiting
  return (
    <>
      <p className="visually-hidden" role="status">
        {labels.loaded}
      </p>
      <div ref={list}>{props.children}</div>
      {props.after}
    </>
  )
}

/** The button for the page after the loaded one, and that page in its place. */
export function PageAfter({ label, children }: { label: string; children: ReactNode }) {
  const [isPressed, setPressed] = useState(false)
  if (isPressed) return children
  return (
    <button className={styles.more} type="button" onClick={() => setPressed(true)}>
      {label}
    </button>
  )
}
