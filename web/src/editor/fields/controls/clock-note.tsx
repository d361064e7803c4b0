'use client'
import { useTranslations } from 'next-intl'
import styles from '#editor/fields/module-form.module.css'

/** Whose clock a time is read from: an editor may be elsewhere. To be named by `aria-describedby` of the control. */
export function ClockNote({ id }: { id: string }) {
  const t = useTranslations('editorForm')
  return (
    <p className={styles.help} id={id}>
      {t('clock')}
    </p>
  )
}
