'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import de from '#messages/de/unknown-error.json'
import en from '#messages/en/unknown-error.json'
import styles from './failure-page.module.css'

const messages = { de: { unknownError: de }, en: { unknownError: en } }

/** Shown when a page has failed in the browser: the theatre’s own HTML for the status, else the built-in page. */
export default withMessages(FailurePage, messages)

export type FailurePageProps = { locale: Locale; status: number; retry: () => void }

function FailurePage(props: FailurePageProps) {
  const { status } = props
  const t = useTranslations('unknownError')
  const html = useOwnHtml(status)
  return (
    <main id="main-content" className={styles.page} tabIndex={-1}>
      {html ? (
        <>
          <link rel="stylesheet" href={`/html/${status}.css`} precedence="default" />
          {!/<h1\b/.test(html) && <h1 className="visually-hidden">{t('title')}</h1>}
          <div data-error-html={status} dangerouslySetInnerHTML={{ __html: html }} />
        </>
      ) : (
        <>
          <p className={styles.code}>{status}</p>
          <h1 className={styles.title}>{t('title')}</h1>
        </>
      )}
      <p className={styles.ways}>
        <button type="button" onClick={props.retry}>
          {t('retry')}
        </button>
        <a href={`/${props.locale}`}>{t('home')}</a>
      </p>
    </main>
  )
}

/** Empty until it is loaded, and when there is none or loading fails. */
function useOwnHtml(status: number): string {
  const [html, setHtml] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(3000)])
    fetch(`/html/${status}.html`, { signal })
      .then(async (response) => setHtml(response.ok ? await response.text() : ''))
      .catch(() => {})
    return () => leaving.abort()
  }, [status])
  return html
}
