import { type ReactNode, useId } from 'react'
import styles from './service-links.module.css'

/** Replaces a link that is unavailable for now: a tooltip says why, for keyboards and screen readers too. */
export function OfflineService({ reason, children }: { reason: string; children: ReactNode }) {
  const id = useId()
  return (
    <span className={styles.offline}>
      <button type="button" aria-disabled="true" aria-describedby={id}>
        {children}
      </button>
      <span role="tooltip" id={id}>
        {reason}
      </span>
    </span>
  )
}
