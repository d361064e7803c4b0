import { getTranslations } from 'next-intl/server'
import { RichText } from '#ui/rich-text.tsx'
import styles from './important-info.module.css'

/** Important information before a visit. */
export async function ImportantInfo({ html }: { html: string | null }) {
  const t = await getTranslations('detail')
  if (!html?.trim()) return null
  return (
    <section className={styles.info}>
      <h2>{t('importantInfo')}</h2>
      <RichText html={html} />
    </section>
  )
}
