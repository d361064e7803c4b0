import { getTranslations } from 'next-intl/server'
import heading from '#ui/detail/heading.module.css'
import styles from './video.module.css'

/** The link to a film. Nothing of the provider is loaded here. */
export async function Video({ url }: { url: string | null | undefined }) {
  const t = await getTranslations('detail')
  const newWindow = (await getTranslations('layout'))('newWindow')
  if (!url) return null
  return (
    <section data-print="no">
      <h2 className={heading.heading}>{t('video')}</h2>
      <p className={styles.film}>
        <a href={url} target="_blank" rel="noopener">
          <span aria-hidden="true">▶</span> {t('watchVideo')}
          <span className="visually-hidden"> ({newWindow})</span>
        </a>
      </p>
    </section>
  )
}
