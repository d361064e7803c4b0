import { useTranslations } from 'next-intl'
import account from '#features/account/account.module.css'
import { fields as settings } from '#features/account/settings/settings-fields.ts'
import styles from '#features/account/settings/settings-view.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import mailings from './mailings.module.css'
import { intents } from './mailing-fields.ts'

/** Whether the newsletter comes, with the button that orders or ends it. */
export function NewsletterSection(props: { locale: Locale; email: string; isOrdered: boolean }) {
  const { locale, email, isOrdered } = props
  const t = useTranslations('accountMailings')
  return (
    <section className={`${styles.section} ${mailings.section}`} aria-labelledby="newsletter">
      <h2 id="newsletter" className={styles.heading}>
        {t('newsletter')}
      </h2>
      <p>{t(isOrdered ? 'newsletterComes' : 'newsletterEnded', { email })}</p>
      <form method="post" action={pathFor('user-settings-change', {}, locale)}>
        <button
          className={account.button}
          name={settings.intent}
          value={isOrdered ? intents.endNewsletter : intents.orderNewsletter}
        >
          {t(isOrdered ? 'titles.NEWSLETTER_END' : 'orderNewsletter')}
        </button>
      </form>
    </section>
  )
}
