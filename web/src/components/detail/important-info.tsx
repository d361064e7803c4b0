import { getTranslations } from 'next-intl/server'
import { RichText } from '#ui/rich-text.tsx'
import styles from './important-info.module.css'

/** What has to be known before coming. */
export async function ImportantInfo({ html }: { html: string }) {
  const t = await getTranslations('detail')
  if (!html.trim()) return null
  return (
    <section className={styles.info}>
      <h2>{t('importantInfo')}</h2>
      <RichText html={html} />
    </section>
  )
}
