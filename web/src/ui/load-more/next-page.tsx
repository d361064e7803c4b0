'use client'
import { type ReactNode, useState } from 'react'
import { FailedToLoad } from './failed-to-load.tsx'
import { useFirstLinkFocused } from './first-link-focused.ts'
import styles from './load-more.module.css'

export type NextPageProps = {
  words: { failed: string; more: string; loaded: string }
  hasFailed: boolean
  onRetry: () => void
  /** How much of the list has come; nothing before. */
  count: number | undefined
  /** Whether who has pressed for it is led to its first title. */
  shallFocus: boolean
  waiting: ReactNode
  /** What has come. */
  children: ReactNode
  /** What leads to the page after this one, or that page. */
  after: ReactNode
}

/** One more page of a list, with its own loading and failing, told to those who do not see it. */
export function NextPage(props: NextPageProps) {
  const { words, count } = props
  const isLoaded = count !== undefined
  const list = useFirstLinkFocused<HTMLDivElement>(isLoaded && props.shallFocus)
  if (props.hasFailed) return <FailedToLoad words={words} onRetry={props.onRetry} />
  if (!isLoaded) return props.waiting
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.loaded}
      </p>
      <div ref={list}>{props.children}</div>
      {props.after}
    </>
  )
}

/** The button for the page after the one that was loaded, and that page in its place. */
export function PageAfter({ label, children }: { label: string; children: ReactNode }) {
  const [isPressed, setPressed] = useState(false)
  if (isPressed) return children
  return (
    <button className={styles.more} type="button" onClick={() => setPressed(true)}>
      {label}
    </button>
  )
}
