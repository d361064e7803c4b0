import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { fields, findAccountPurpose } from '#features/account/mail-links/mail-link-fields.ts'
import { MailLinkForm } from '#features/account/mail-links/mail-link-form.tsx'
import { AccountPage } from '#features/account/profile-page.tsx'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { findAttempt } from '#lib/http/form-attempts.ts'

/** A mailed link whose new password was rejected: the link was not used up. */
export const page = definePage({
  name: 'user-link-attempt',
  load: async ({ attempt }) => findAttempt(attempt) ?? notFound(),
  paths: () => pathsFor('user-link-request', () => ({})),
  async describe() {
    const t = await getTranslations('accountLinks')
    return { title: t('notDone'), referrer: 'same-origin' as const }
  },
  async compose({ values, ...rejected }, { locale, frame }) {
    const t = await getTranslations('accountLinks')
    const typed = (name: string) => {
      const value = values[name]
      return typeof value === 'string' ? value : ''
    }
    const purpose = findAccountPurpose(typed(fields.purpose)) ?? 'LOG_IN'
    return (
      <PageFrame {...frame}>
        <AccountPage title={t(`titles.${purpose}`)}>
          <MailLinkForm
            locale={locale}
            token={typed(fields.token)}
            purpose={purpose}
            email={typed(fields.email)}
            rejected={rejected}
          />
        </AccountPage>
      </PageFrame>
    )
  },
})
