import type { Locale } from '#i18n/locales.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import type { CmsPageAnswer } from './find-cms-page.ts'
import styles from './page-header.module.css'
import { SiblingTabs } from './sibling-tabs.tsx'

/** The head of a page: its breadcrumb, its headline, and its siblings. A landing page has none. */
export function PageHeader({ page, locale }: { page: CmsPageAnswer; locale: Locale }) {
  const headline = page.headline || page.title
  return (
    <header className={styles.header}>
      {!page.isLandingPage && <Breadcrumb page={page} locale={locale} />}
      <h1 data-fit={titleFit(headline)}>{headline}</h1>
      <SiblingTabs page={page} locale={locale} />
    </header>
  )
}
