import { getTranslations } from 'next-intl/server'
import { FailureFrame } from '#app/frame/failure-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** The fallback page with status 503. */
export const page = definePage({
  name: 'failure',
  load: async () => undefined,
  hasFrame: false,
  paths: () => pathsFor('index', () => ({})),
  async describe() {
    const t = await getTranslations('failure')
    return { title: t('title') }
  },
  async compose(_, page) {
    const t = await getTranslations('failure')
    const labels = { title: t('title'), text: t('text'), home: t('home') }
    return <FailureFrame {...page} status={503} labels={labels} />
  },
})
