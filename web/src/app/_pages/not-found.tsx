import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { ErrorPage } from '#features/errors/error-page.tsx'
import { NothingHere } from '#features/errors/nothing-here.tsx'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** The empty stage as a whole page. The server gives it status 404, and sends it for everything that Next does not find. */
export const page = definePage({
  name: 'not-found',
  load: async () => undefined,
  paths: () => pathsFor('not-found', () => ({})),
  async describe() {
    const t = await getTranslations('notFound')
    return { title: t('title') }
  },
  async compose(_, { locale, paths }) {
    const t = await getTranslations('notFound')
    return (
      <PageFrame locale={locale} paths={paths}>
        <ErrorPage status={404} title={t('title')} builtIn={<NothingHere locale={locale} />} />
      </PageFrame>
    )
  },
})
