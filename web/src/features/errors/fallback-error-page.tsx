import type { Locale } from '#i18n/locales.ts'
import messages from '#messages/error-in-error.json'
import styles from './failure-page.module.css'

/** The fallback when the error page fails, too. It needs nothing that would have to be loaded first. */
export function FallbackErrorPage({ locale }: { locale: Locale }) {
  const labels = messages[locale]
  return (
    <main id="main-content" className={styles.page} tabIndex={-1}>
      <h1 className={styles.title}>{labels.title}</h1>
      <p className={styles.ways}>
        <a href={`/${locale}`}>{labels.home}</a>
      </p>
    </main>
  )
}
