import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { cmsPageMetadata } from '#features/pages/cms-page-metadata.ts'
import { cmsPagePaths } from '#features/pages/cms-page-paths.ts'
import { cmsPageTrail } from '#features/pages/cms-page-trail.ts'
import { ErrorPage } from '#features/errors/error-page.tsx'
import { GoneContent } from '#features/errors/gone-content.tsx'
import { findPreview } from '#features/pages/find-preview.ts'
import { PageHead } from '#features/pages/page-head.tsx'
import type { Locale } from '#i18n/locales.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { setPageStatus } from '#lib/http/response-status.ts'
import { FaqMarkup } from '#modules/faq/faq-markup.tsx'
import { firstText } from '#modules/text/first-text.ts'
import { showModules } from '#modules/show-modules.tsx'
import styles from './page.module.css'

/** E-09: a page as it will be, for whoever has the link. */
export const page = definePage({
  name: 'preview',
  load: async ({ locale, token }) => (await findLive(locale, token)) ?? notFound(),
  paths: (shown, { token }) =>
    shown === 'gone' ? pathsFor('preview', () => ({ token })) : cmsPagePaths(shown),
  trail: (shown, { locale, paths }) =>
    shown === 'gone' ? [] : cmsPageTrail(shown, { locale, paths }),
  async describe(shown, described) {
    if (shown !== 'gone') {
      return cmsPageMetadata(shown, { ...described, text: firstText(shown.modules) })
    }
    const t = await getTranslations('gone')
    return { title: t('title') }
  },
  async compose(shown, { locale, frame }) {
    if (shown === 'gone') {
      setPageStatus(410)
      const gone = await getTranslations('gone')
      return (
        <PageFrame {...frame}>
          <ErrorPage status={410} title={gone('title')} builtIn={<GoneContent locale={locale} />} />
        </PageFrame>
      )
    }
    const t = await getTranslations('pages')
    return (
      <PageFrame {...frame} isLandingPage={shown.isLandingPage}>
        <article className={styles.page}>
          <p className={styles.preview} role="note">
            {t('preview')}
          </p>
          <PageHead page={shown} locale={locale} />
          {await showModules({
            modules: shown.modules,
            layout: shown.layout,
            setting: { locale },
          })}
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
