import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { PageNameFragmentDoc } from '#graphql/generated/graphql.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import type { CmsPageResult } from './find-cms-page.ts'
import styles from './page-tabs.module.css'

/**
 * Pages as tabs, if the page above them has that setting: on each of them, and on the page above (L-23).
 */
export async function PageTabs({ page, locale }: { page: CmsPageResult; locale: Locale }) {
  const pages = page.hasTabNavigation ? page.children : siblingsInTabs(page)
  const t = await getTranslations('pages')
  const tabs = pages
    .map((one) => readFragment(PageNameFragmentDoc, one))
    .filter(({ urls, isClickable }) => isClickable && urls[locale])
  if (tabs.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label={t('tabs')} data-print="no">
      <ul>
        {tabs.map(({ number, title, urls }) => (
          <li key={number}>
            <SiteLink
              href={urls[locale]!}
              {...(number === page.number && { 'aria-current': 'true' as const })}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const siblingsInTabs = ({ parent, siblings }: CmsPageResult) =>
  parent?.hasTabNavigation ? siblings : []
