import type { Locale } from '#i18n/locales.ts'
import type { CmsPageAnswer } from './find-cms-page.ts'
import styles from './page-header.module.css'

/** The head of a page: where it lies, and its headline. */
export function PageHeader({ page }: { page: CmsPageAnswer; locale: Locale }) {
  return (
    <header className={styles.header}>
      <h1>{page.headline || page.title}</h1>
    </header>
  )
}
