'use client'
import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import stepStyles from '#features/booking/steps/step.module.css'
import summaryStyles from '#features/booking/steps/summary.module.css'
import { clockOf } from '#features/booking/cart/clock-of.ts'
import { useHeldCart } from './use-held-cart.ts'

/** The remaining time of the hold, second by second; it follows other tabs, too. */
export function HeldTime({ locale }: { locale: Locale }) {
  const t = useTranslations('booking')
  const { ticketsQuantity, seconds } = useHeldCart(locale)
  if (seconds <= 0 || ticketsQuantity === 0) {
    return (
      <p className={stepStyles.note} role="alert">
        {t('timeUp')}
      </p>
    )
  }
  return (
    <div className={summaryStyles.held}>
      <p>{t('reserved')}</p>
      <p className={summaryStyles.clock} role="timer">
        {t('timeLeft', { time: clockOf(seconds) })}
      </p>
      <p className={summaryStyles.inCart}>{t('inCart', { count: ticketsQuantity })}</p>
    </div>
  )
}
