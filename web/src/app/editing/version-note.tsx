import { getTranslations } from 'next-intl/server'
import styles from './version-note.module.css'

/** Says above a page that a version of it is shown (E-08), or a preview (E-09). */
export async function VersionNote({ says }: { says: 'version' | 'ownPreview' }) {
  const t = await getTranslations('pages')
  return (
    <p className={styles.note} role="note">
      {t(says)}
    </p>
  )
}
