import type { BookingLabels } from './booking-labels.ts'
import styles from './booking.module.css'

/** Until the offer is there, or in its place where it cannot be had. */
export function LoadingOffer(props: {
  hasFailed: boolean
  labels: BookingLabels
  onRetry: () => void
}) {
  const { hasFailed, labels, onRetry } = props
  if (!hasFailed) {
    return (
      <div className={styles.step} role="status">
        <p className={styles.waiting}>{labels.loading}</p>
      </div>
    )
  }
  return (
    <div className={styles.step} role="alert">
      <p className={styles.heading}>{labels.failedToLoad}</p>
      <button className={styles.secondary} type="button" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  )
}
