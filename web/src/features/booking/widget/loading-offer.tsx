import type { BookingLabels } from '#features/booking/booking-labels.ts'
import buttons from '#features/booking/steps/booking-buttons.module.css'
import stepStyles from '#features/booking/steps/step.module.css'

/** Until the offer is there, or in its place where it cannot be had. */
export function LoadingOffer(props: {
  hasFailed: boolean
  labels: BookingLabels
  onRetry: () => void
}) {
  const { hasFailed, labels, onRetry } = props
  if (!hasFailed) {
    return (
      <div className={stepStyles.step} role="status">
        <p className={stepStyles.waiting}>{labels.loading}</p>
      </div>
    )
  }
  return (
    <div className={stepStyles.step} role="alert">
      <p className={stepStyles.heading}>{labels.failedToLoad}</p>
      <button className={buttons.alone} type="button" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  )
}
