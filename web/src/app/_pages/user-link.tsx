import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findMailLink } from '#features/account/mail-links/find-mail-link.ts'
import { findAccountPurpose } from '#features/account/mail-links/mail-link-fields.ts'
import { LinkRequestForm } from '#features/account/mail-links/link-request-form.tsx'
import { MailLinkForm } from '#features/account/mail-links/mail-link-form.tsx'
import { AccountPage } from '#features/account/profile-page.tsx'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** S-08: what a mailed link is for, with the button that uses it; an expired one can be asked for again. */
export const page = definePage({
  name: 'user-link',
  load: async ({ locale, token }) => findMailLink({ locale, token }, await headers()),
  paths: (_, { token }) => pathsFor('user-link', () => ({ token })),
  async describe() {
    const t = await getTranslations('accountLinks')
    // Other sites never get its address, which contains the secret of the link; without any, browsers would not say where its form comes from.
    return { title: t('link'), referrer: 'same-origin' as const }
  },
  async compose(link, { locale, frame }) {
    const t = await getTranslations('accountLinks')
    const purpose = link.status === 'valid' && findAccountPurpose(link.purpose)
    if (link.status === 'valid' && purpose) {
      return (
        <PageFrame {...frame}>
          <AccountPage title={t(`titles.${purpose}`)}>
            <MailLinkForm locale={locale} {...link} purpose={purpose} />
          </AccountPage>
        </PageFrame>
      )
    }
    return (
      <PageFrame {...frame}>
        <AccountPage
          title={t('link')}
          notice={link.status === 'unknown' ? 'unknown' : 'link-expired'}
        >
          {link.status !== 'unknown' && <LinkRequestForm locale={locale} />}
        </AccountPage>
      </PageFrame>
    )
  },
})
