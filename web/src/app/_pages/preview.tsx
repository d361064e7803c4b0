import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { cmsPageMetadata } from '#features/pages/cms-page-metadata.ts'
import { cmsPagePaths } from '#features/pages/cms-page-paths.ts'
import { cmsPageTrail } from '#features/pages/cms-page-trail.ts'
import { findPreview } from '#features/pages/find-preview.ts'
import { PageHead } from '#features/pages/page-head.tsx'
import type { Locale } from '#i18n/locales.ts'
import { FaqMarkup } from '#modules/faq/faq-markup.tsx'
import { firstText } from '#modules/text/first-text.ts'
import { ModuleList } from '#modules/module-list.tsx'
import styles from './page.module.css'

/** E-09: a page as it will be, for whoever has the link. */
export const page = definePage({
  name: 'preview',
  load: async ({ locale, token }) => (await findLive(locale, token)) ?? notFound(),
  paths: cmsPagePaths,
  trail: (shown, { locale, paths }) => cmsPageTrail(shown, { locale, paths }),
  describe: (shown, described) =>
    cmsPageMetadata(shown, { ...described, text: firstText(shown.modules) }),
  async compose(shown, { locale, frame }) {
    const t = await getTranslations('pages')
    return (
      <PageFrame {...frame} isLandingPage={shown.isLandingPage}>
        <article className={styles.page}>
          <p className={styles.preview} role="note">
            {t('preview')}
          </p>
          <PageHead page={shown} locale={locale} />
          <ModuleList modules={shown.modules} setting={{ locale }} />
          <FaqMarkup modules={shown.modules} />
        </article>
      </PageFrame>
    )
  },
})

// Metadata and body of one document share a request.
const findLive = cache(async (locale: Locale, token: string) =>
  findPreview({ locale, token }, await headers()),
)
