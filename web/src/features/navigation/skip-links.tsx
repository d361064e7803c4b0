import { getTranslations } from 'next-intl/server'
import styles from './skip-links.module.css'

/** The first links for the keyboard: to the content, or to the end of the page (L-08). */
export async function SkipLinks() {
  const t = await getTranslations('layout')
  return (
    <nav aria-label={t('skipNavigation')} className={styles.links} data-print="no">
      <a href="#main-content">{t('skip')}</a>{' '}
      <a href="#site-footer" className={styles.toFooter}>
        {t('skipFooter')}
      </a>
    </nav>
  )
}
