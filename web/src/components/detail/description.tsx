import { getTranslations } from 'next-intl/server'
import { RichText } from '#ui/rich-text.tsx'
import styles from './description.module.css'

/** The description of an event. */
export async function Description({
  teaser,
  html,
}: {
  teaser: string | null
  html: string | null
}) {
  const t = await getTranslations('detail')
  if (!teaser && !html?.trim()) return null
  return (
    <section className={styles.text}>
      <h2 className="visually-hidden">{t('description')}</h2>
      {teaser && <p className={styles.teaser}>{teaser}</p>}
      <RichText html={html} />
    </section>
  )
}
