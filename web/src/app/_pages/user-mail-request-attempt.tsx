import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { LinkRequestForm } from '#features/account/mail-links/link-request-form.tsx'
import { fields, intents } from '#features/account/mail-links/mail-link-fields.ts'
import { RegisterForm } from '#features/account/mail-links/register-form.tsx'
import { AccountPage } from '#features/account/profile-page.tsx'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { findAttempt } from '#lib/http/form-attempts.ts'

/** A rejected request for a mail, with its error. */
export const page = definePage({
  name: 'user-mail-request-attempt',
  load: async ({ attempt }) => findAttempt(attempt) ?? notFound(),
  paths: ({ values }) => {
    const isRegistration = values[fields.intent] === intents.register
    return pathsFor(isRegistration ? 'user-register' : 'user-link-request', () => ({}))
  },
  async describe() {
    const t = await getTranslations('accountLinks')
    return { title: t('notSent') }
  },
  async compose({ values, ...rejected }, { locale, frame }) {
    const t = await getTranslations('accountLinks')
    const typed = (name: string) => {
      const value = values[name]
      return typeof value === 'string' ? value : ''
    }
    const email = typed(fields.email)
    const isRegistration = typed(fields.intent) === intents.register
    const names = { firstName: typed(fields.firstName), lastName: typed(fields.lastName) }
    return (
      <PageFrame {...frame}>
        <AccountPage title={t(isRegistration ? 'register' : 'request')}>
          {isRegistration ? (
            <RegisterForm locale={locale} typed={{ email, ...names }} rejected={rejected} />
          ) : (
            <LinkRequestForm locale={locale} email={email} rejected={rejected} />
          )}
        </AccountPage>
      </PageFrame>
    )
  },
})
