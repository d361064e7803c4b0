import { getTranslations } from 'next-intl/server'
import { FailureFrame } from '#app/frame/failure-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** The fallback page with status 500. */
export const page = definePage({
  name: 'unknown-error',
  load: async () => undefined,
  hasFrame: false,
  paths: () => pathsFor('index', () => ({})),
  async describe() {
    const t = await getTranslations('unknownError')
    return { title: t('title') }
  },
  async compose(_, page) {
    const t = await getTranslations('unknownError')
    const labels = { title: t('title'), home: t('home') }
    return <FailureFrame {...page} status={500} labels={labels} />
  },
})
