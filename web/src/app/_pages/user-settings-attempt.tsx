import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { AccountPage } from '#features/account/profile-page.tsx'
import { RejectedForm } from '#features/account/settings/rejected-form.tsx'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { findAttempt } from '#lib/http/form-attempts.ts'

/** A rejected form of the settings, with its error. It is rendered without the visitor's cookies, so it shows nothing else of them. */
export const page = definePage({
  name: 'user-settings-attempt',
  load: async ({ attempt }) => findAttempt(attempt) ?? notFound(),
  paths: () => pathsFor('user-settings', () => ({})),
  async describe() {
    const t = await getTranslations('account')
    return { title: t('settings.refusedTitle') }
  },
  async compose({ values, detail, problems }, { locale, frame }) {
    const t = await getTranslations('account')
    return (
      <PageFrame {...frame}>
        <AccountPage title={t('settings.title')}>
          <RejectedForm locale={locale} values={values} rejected={{ detail, problems }} />
        </AccountPage>
      </PageFrame>
    )
  },
})
