'use client'
import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/browser/when-idle.ts'
import { Notice } from './notice.tsx'
import styles from './notice-layer.module.css'
import { findShortage, type Shortage } from './shortage.ts'

/** For visitors with little bandwidth or a weak device. Fixed to the bottom of the window, so that nothing shifts. */
export function ShortageNotice(props: {
  texts: Record<Shortage, string>
  name: string
  reload: string
  close: string
}) {
  const [shortage, setShortage] = useState<Shortage>()
  useEffect(() => whenIdle(() => setShortage(findShortage())), [])
  if (!shortage) return null
  return (
    <aside className={styles.shortage} aria-label={props.name}>
      <Notice text={props.texts[shortage]}>
        <button type="button" onClick={() => location.reload()}>
          {props.reload}
        </button>{' '}
        <button type="button" onClick={() => setShortage(undefined)}>
          {props.close}
        </button>
      </Notice>
    </aside>
  )
}
