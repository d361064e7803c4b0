import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { settingsNotices } from '#features/account/account-responses.ts'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { OtherWays } from '#features/account/mail-links/other-ways.tsx'
import { AccountPage } from '#features/account/profile-page.tsx'
import { findSettings } from '#features/account/settings/find-settings.ts'
import { SettingsView } from '#features/account/settings/settings-view.tsx'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** the settings, or the log-in form for visitors who are not logged in. */
export const page = definePage({
  name: 'user-settings',
  async load({ locale }, { searchParams }) {
    const requested = (await searchParams).notice
    return {
      settings: await findSettings(locale, await headers()),
      notice: settingsNotices.find((notice) => notice === requested),
    }
  },
  paths: () => pathsFor('user-settings', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('account')
    return pageMetadata({ locale, paths, title: t('settings.title') })
  },
  async compose({ settings, notice }, { locale, frame }) {
    const t = await getTranslations('account')
    if (settings.status !== 'logged-in') {
      return (
        <PageFrame {...frame}>
          <AccountPage
            title={t('logIn')}
            notice={settings.status === 'unknown' ? 'unknown' : undefined}
          >
            <LogInForm locale={locale} loginUrl={frame.content.addresses.login} />
            <OtherWays locale={locale} />
          </AccountPage>
        </PageFrame>
      )
    }
    return (
      <PageFrame {...frame}>
        <AccountPage title={t('settings.title')} notice={notice}>
          <SettingsView locale={locale} {...settings} />
        </AccountPage>
      </PageFrame>
    )
  },
})
