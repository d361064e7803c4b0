import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import styles from './failure-page.module.css'

/** What is shown where a page could not be made, because of an outage or a fault. */
export function FailurePage(props: {
  locale: Locale
  labels: Messages['failure']
  retry: () => void
}) {
  return (
    <main id="main-content" className={styles.page} tabIndex={-1}>
      <h1>{props.labels.title}</h1>
      <p>{props.labels.text}</p>
      <button type="button" onClick={props.retry}>
        {props.labels.retry}
      </button>
      <a href={`/${props.locale}`}>{props.labels.home}</a>
    </main>
  )
}
