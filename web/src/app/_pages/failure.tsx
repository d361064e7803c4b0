import { getTranslations } from 'next-intl/server'
import { definePage } from '#app/routing/route-page.ts'
import { NotFoundArt } from '#features/errors/not-found-art.tsx'
import { ErrorPage } from '#features/errors/error-page.tsx'
import { SiteHeader } from '#features/navigation/site-header.tsx'
import { pathFor, pathsFor } from '#i18n/paths/path-for.ts'

/** The fallback page, sent with status 503. The front server renders it at start, and caches it for an outage. */
export const page = definePage({
  name: 'failure',
  load: async () => undefined,
  hasFrame: false,
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
              <NotFoundArt
                code="503"
                title={t('title')}
                text={t('text')}
                links={[{ href: pathFor('index', {}, locale), labels: t('home') }]}
              />
            }
          />
        </main>
      </>
    )
  },
})
