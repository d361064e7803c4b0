import type { Locale } from '#i18n/locales.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import type { CmsPageResult } from './find-cms-page.ts'
import styles from './page-head.module.css'
import { PageTabs } from './page-tabs.tsx'

/** The head of an editors' page: its headline and its tabs. */
export function PageHead({ page, locale }: { page: CmsPageResult; locale: Locale }) {
  const headline = page.headline || page.title
  return (
    <header className={styles.header}>
      <h1 data-fit={titleFit(headline)} data-page-headline="">
        {headline}
      </h1>
      <PageTabs page={page} locale={locale} />
    </header>
  )
}
