import { getTranslations } from 'next-intl/server'
import { definePage } from '#app/routing/route-page.ts'
import { EmptyStage } from '#features/errors/empty-stage.tsx'
import { ErrorPage } from '#features/errors/error-page.tsx'
import { SiteHeader } from '#features/navigation/site-header.tsx'
import { pathFor, pathsFor } from '#i18n/paths/path-for.ts'

/**
 * What is sent with status 503 where a page could not be made. The front has it made at its start, and keeps it for when nothing
 * can be asked.
 */
export const page = definePage({
  name: 'failure',
  load: async () => undefined,
  paths: () => pathsFor('index', () => ({})),
  async describe() {
    const t = await getTranslations('failure')
    return { title: t('title') }
  },
  async compose(_, { locale, paths }) {
    const t = await getTranslations('failure')
    return (
      <>
        <SiteHeader locale={locale} paths={paths} menu={[]} />
        <main id="main-content" tabIndex={-1}>
          <ErrorPage
            status={503}
            title={t('title')}
            builtIn={
              <EmptyStage
                code="503"
                title={t('title')}
                text={t('text')}
                links={[{ href: pathFor('index', {}, locale), words: t('home') }]}
              />
            }
          />
        </main>
      </>
    )
  },
})
