import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { PageNameFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { BackLink } from '#ui/links/back-link.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import type { CmsPageAnswer } from './find-cms-page.ts'
import styles from './breadcrumb.module.css'

/** The path from the home page to this page, and the link back. */
export async function Breadcrumb({ page, locale }: { page: CmsPageAnswer; locale: Locale }) {
  const t = await getTranslations('pages')
  const home = {
    href: pathFor('index', {}, locale),
    title: (await getTranslations('layout'))('home'),
  }
  const above = page.ancestors.map((one) => {
    const { title, urls, isClickable } = readFragment(PageNameFragmentDoc, one)
    return { title, href: isClickable ? urls[locale] : null }
  })
  const nearest = [home, ...above].findLast(({ href }) => href)!
  return (
    <div className={styles.bar} data-print="no">
      <BackLink className={styles.back} href={nearest.href!}>
        ← {t('back')}
      </BackLink>
      <nav aria-label={t('breadcrumb')}>
        <ol>
          {[home, ...above].map(({ title, href }) => (
            <li key={title}>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</li>
          ))}
          <li aria-current="page">{page.title}</li>
        </ol>
      </nav>
    </div>
  )
}
