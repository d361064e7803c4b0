import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { ErrorPage } from '#features/errors/error-page.tsx'
import { NotFoundContent } from '#features/errors/not-found-content.tsx'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** The not-found page. The front server gives it status 404, and serves it for every path that Next does not find. */
export const page = definePage({
  name: 'not-found',
  load: async () => undefined,
  paths: () => pathsFor('not-found', () => ({})),
  async describe() {
    const t = await getTranslations('notFound')
    return { title: t('title') }
  },
  async compose(_, { locale, frame }) {
    const t = await getTranslations('notFound')
    return (
      <PageFrame {...frame}>
        <ErrorPage status={404} title={t('title')} builtIn={<NotFoundContent locale={locale} />} />
      </PageFrame>
    )
  },
})
