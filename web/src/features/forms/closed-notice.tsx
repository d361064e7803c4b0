import { getTranslations } from 'next-intl/server'
import styles from './entry-form.module.css'

/** What stands in the place of a form that takes nothing. */
export async function ClosedNotice({ text }: { text: string | null }) {
  const t = await getTranslations('forms')
  return (
    <div className={styles.sent}>
      <p>{text ?? t('closed')}</p>
    </div>
  )
}
