import { getTranslations } from 'next-intl/server'
import styles from '#ui/detail/note.module.css'

/** The promoter of an event, if it is not the theatre. */
export async function Promoter({ name }: { name: string | null | undefined }) {
  const t = await getTranslations('detail')
  if (!name) return null
  return (
    <section className={styles.note}>
      <h2>{t('promoter')}</h2>
      <p>{name}</p>
    </section>
  )
}
