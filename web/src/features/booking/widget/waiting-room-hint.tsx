import { useTranslations } from 'next-intl'
import buttons from '#features/booking/steps/booking-buttons.module.css'
import stepStyles from '#features/booking/steps/step.module.css'

/** Instead of prices while buyers wait for their turn, so that nobody chooses seats before they have a place in the queue. */
export function WaitingRoomHint({ webshopUrl }: { webshopUrl: string | null | undefined }) {
  const t = useTranslations('booking')
  return (
    <div className={stepStyles.step} role="status">
      <p className={stepStyles.heading}>{t('plain.waiting-room')}</p>
      {webshopUrl && (
        <a className={buttons.alone} href={webshopUrl}>
          {t('toWebshop')}
        </a>
      )}
    </div>
  )
}
