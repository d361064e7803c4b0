import { useTranslations } from 'next-intl'
import styles from '#features/account/tickets/tickets.module.css'
import type { Locale } from '#i18n/locales.ts'
import type { OwnSubscription } from './find-subscriptions.ts'
import { SubscriptionCard } from './subscription-card.tsx'

/** The subscriptions of an account; nothing for accounts without any. */
export function SubscriptionsSection(props: {
  /** Undefined if they cannot be loaded. */
  subscriptions: readonly OwnSubscription[] | undefined
  locale: Locale
  today: string
}) {
  const { subscriptions, locale, today } = props
  const t = useTranslations('accountTickets.subscription')
  if (subscriptions?.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="subscriptions">
      <h2 id="subscriptions" className={styles.heading}>
        {t('title')}
      </h2>
      {!subscriptions && <p role="alert">{t('unavailable')}</p>}
      <ul className={styles.evenings}>
        {subscriptions?.map((subscription) => (
          <li key={subscription.number}>
            <SubscriptionCard subscription={subscription} locale={locale} today={today} />
          </li>
        ))}
      </ul>
    </section>
  )
}
