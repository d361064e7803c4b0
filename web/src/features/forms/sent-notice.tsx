'use client'
import { useEffect, useRef } from 'react'
import styles from './entry-form.module.css'
import type { FormLabels } from './form-labels.ts'

/** The confirmation of a form. */
export function SentNotice(props: { message: string; labels: FormLabels; onAgain: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void import('./idempotency-key.ts').then(({ forgetIdempotencyKey }) => forgetIdempotencyKey())
    notice.current?.focus()
  }, [])
  return (
    <div ref={notice} className={styles.sent} role="status" tabIndex={-1}>
      <h2>{props.labels.sentTitle}</h2>
      <p>{props.message}</p>
      <p>
        <button type="button" onClick={props.onAgain}>
          {props.labels.again}
        </button>
      </p>
    </div>
  )
}
