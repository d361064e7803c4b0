import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { OtherWays } from '#features/account/mail-links/other-ways.tsx'
import { AccountPage } from '#features/account/profile-page.tsx'
import { findHub } from '#features/hub/find-hub.ts'
import { findRejectedRedirect } from '#features/hub/find-rejected-redirect.ts'
import { hubNotices } from '#features/hub/hub-fields.ts'
import { HubView } from '#features/hub/hub-view.tsx'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** the staff hub. Guests get the log-in form; for visitors without a role there is no such page. */
export const page = definePage({
  name: 'cms-hub',
  async load({ locale }, { searchParams }) {
    const { notice, attempt } = await searchParams
    const found = await findHub(locale, await headers())
    if (found.status === 'visitor') notFound()
    return {
      found,
      notice: hubNotices.find((one) => one === notice),
      rejected: findRejectedRedirect(attempt),
    }
  },
  paths: () => pathsFor('cms-hub', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('hub')
    return pageMetadata({ locale, paths, title: t('title') })
  },
  async compose({ found, notice, rejected }, { locale, frame }) {
    if (found.status !== 'staff') {
      const t = await getTranslations('account')
      return (
        <PageFrame {...frame}>
          <AccountPage
            title={t('logIn')}
            notice={found.status === 'unknown' ? 'unknown' : undefined}
          >
            <LogInForm locale={locale} loginUrl={frame.content.addresses.login} />
            <OtherWays locale={locale} />
          </AccountPage>
        </PageFrame>
      )
    }
    return (
      // The layout of the dashboard: the header of the editor, and neither menu nor footer of the site.
      <PageFrame {...frame} isLandingPage isWithoutFooter>
        <HubView
          locale={locale}
          user={found.user}
          hub={found.hub}
          notice={notice}
          rejected={rejected}
        />
      </PageFrame>
    )
  },
})
