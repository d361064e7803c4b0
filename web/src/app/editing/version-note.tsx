import { getTranslations } from 'next-intl/server'
import styles from './version-note.module.css'

/** Says above a page that a version of it is shown (E-08). */
export async function VersionNote() {
  const t = await getTranslations('pages')
  return (
    <p className={styles.note} role="note">
      {t('version')}
    </p>
  )
}
