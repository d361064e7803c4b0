'use client'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import styles from './frame.module.css'

/** What has just happened, for four seconds, in the one live region of the editor (E-10). */
export function Alerts() {
  const { announcer } = useEditing()
  const t = useTranslations('editor.alert')
  const alert = useSyncExternalStore(announcer.subscribe, announcer.current)
  const texts = { save: t('saved'), error: t('error'), publish: t('published'), done: '' }
  const text = alert && (alert.text ?? texts[alert.kind])
  return (
    <div className={styles.alerts} role="status" data-alert={alert?.kind}>
      {text && <p className={styles.alert}>{text}</p>}
    </div>
  )
}
