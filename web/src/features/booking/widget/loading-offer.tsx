import { useTranslations } from 'next-intl'
import buttons from '#features/booking/steps/booking-buttons.module.css'
import stepStyles from '#features/booking/steps/step.module.css'

/** Shown until the offer is loaded, or when that failed. */
export function LoadingOffer(props: { hasFailed: boolean; onRetry: () => void }) {
  const { hasFailed, onRetry } = props
  const t = useTranslations('booking')
  if (!hasFailed) {
    return (
      <div className={stepStyles.step} role="status">
        <p className={stepStyles.waiting}>{t('loading')}</p>
      </div>
    )
  }
  return (
    <div className={stepStyles.step} role="alert">
      <p className={stepStyles.heading}>{t('failedToLoad')}</p>
      <button className={buttons.alone} type="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
