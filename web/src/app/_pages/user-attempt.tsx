import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { fields } from '#features/account/log-in-fields.ts'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { AccountPage } from '#features/account/profile-page.tsx'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { findAttempt } from '#lib/http/form-attempts.ts'

/** A refused log-in, with its error. */
export const page = definePage({
  name: 'user-attempt',
  load: async ({ attempt }) => findAttempt(attempt) ?? notFound(),
  paths: () => pathsFor('user-profile', () => ({})),
  async describe() {
    const t = await getTranslations('account')
    return { title: t('refusedTitle') }
  },
  async compose({ values, detail, problems }, { locale, frame }) {
    const t = await getTranslations('account')
    const username = values[fields.username]
    return (
      <PageFrame {...frame}>
        <AccountPage title={t('logIn')}>
          <LogInForm
            locale={locale}
            loginUrl={frame.content.addresses.login}
            username={typeof username === 'string' ? username : ''}
            refused={{ detail, problems }}
          />
        </AccountPage>
      </PageFrame>
    )
  },
})
