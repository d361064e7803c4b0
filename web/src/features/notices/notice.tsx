import type { ReactNode } from 'react'
import styles from './notice-layer.module.css'

/** One line about what is missing, and what can be done. */
export function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice} data-print="no">
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
