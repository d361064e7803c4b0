import type { Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { cmsPageMetadata } from '#features/pages/cms-page-metadata.ts'
import { cmsPagePaths, ownCmsPagePaths } from '#features/pages/cms-page-paths.ts'
import { findCmsPage } from '#features/pages/find-cms-page.ts'
import { findPathInLanguage } from '#features/pages/find-path-in-language.ts'
import { cmsPageTrail } from '#features/pages/cms-page-trail.ts'
import { pageContainer } from '#features/pages/page-container.ts'
import { PageHead } from '#features/pages/page-head.tsx'
import type { Locale } from '#i18n/locales.ts'
import { pathsIn } from '#i18n/paths/path-for.ts'
import { FaqMarkup } from '#modules/faq/faq-markup.tsx'
import { firstText } from '#modules/text/first-text.ts'
import { showModules } from '#modules/show-modules.tsx'
import styles from './page.module.css'

/** A page written by editors, at any path that no other route has. */
export const page = definePage({
  name: 'page',
  async load({ locale, path }, { read, firstModules, versionNumber, preview }) {
    // Pages of the CMS are previewed at an address of their own.
    if (preview) notFound()
    const parameters = { locale, path: path.join('/'), versionNumber }
    const written = await findCmsPage({ ...parameters, firstModules }, read)
    /** For whoever is not shown the editor after all. */
    const findAllModules = async () => {
      const whole = firstModules ? await findCmsPage(parameters, read) : written
      return whole?.modules ?? []
    }
    // A path in the other language redirects to this language’s. A version is one of this page only.
    const moved = written || versionNumber ? undefined : await findPathInLanguage(parameters, read)
    return { written, findAllModules, moved }
  },
  paths: ({ written }, { path }): Record<Locale, string> =>
    written ? cmsPagePaths(written) : pathsIn((locale) => `/${locale}/${path.join('/')}`),
  trail: ({ written }, { locale, paths }) =>
    written ? cmsPageTrail(written, { locale, paths }) : [],
  describe: ({ written }, page) =>
    written ? cmsPageMetadata(written, { ...page, text: firstText(written.modules) }) : {},
  async compose({ written, findAllModules, moved }, { locale, frame, renderEditor }) {
    if (moved) permanentRedirect(moved as Route)
    if (!written) notFound()
    const { title, number, layout } = written
    const setting = { locale }
    const show = async (limit?: number) => {
      const modules = limit ? written.modules : await findAllModules()
      return showModules({ modules, layout, setting, limit })
    }
    return (
      <PageFrame {...frame} isLandingPage={written.isLandingPage}>
        <article className={styles.page}>
          <PageHead page={written} locale={locale} />
          {renderEditor
            ? renderEditor({
                slug: pageContainer(number),
                title,
                locale,
                paths: ownCmsPagePaths(written),
                showModules: show,
              })
            : await show()}
          <FaqMarkup modules={written.modules} />
        </article>
      </PageFrame>
    )
  },
})
