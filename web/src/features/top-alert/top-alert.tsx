import { getTranslations } from 'next-intl/server'
import { AnyLink } from '#ui/links/any-link.tsx'
import { ClosableAlert } from './closable-alert.tsx'
import { alertScriptPath } from './dismissal.ts'
import type { Alert } from './find-top-alert.ts'
import styles from './top-alert.module.css'

/**
 * The breaking news on top of the page (L-11). Pages are the same for all visitors and contain it; a script before it
 * hides a dismissed one before anything is painted.
 */
export async function TopAlert({ alert }: { alert: Alert }) {
  const t = await getTranslations('layout')
  return (
    <ClosableAlert
      id={alert.number}
      label={t('alert')}
      closeLabel={t('closeAlert')}
      // oxlint-disable-next-line nextjs/no-sync-scripts -- it has to come before what it hides
      script={<script src={alertScriptPath} />}
    >
      <p className={styles.words}>
        <strong>{alert.title}</strong> {alert.text}{' '}
        {alert.link && <AnyLink href={alert.link.url}>{alert.link.text ?? alert.link.url}</AnyLink>}
      </p>
    </ClosableAlert>
  )
}
