import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { cache } from 'react'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { guestNotices, profileNotices } from '#features/account/account-responses.ts'
import { findProfile } from '#features/account/find-profile.ts'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { OtherWays } from '#features/account/mail-links/other-ways.tsx'
import { AccountPage, ProfileCard } from '#features/account/profile-page.tsx'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** the profile, or the log-in form for visitors who are not logged in. */
export const page = definePage({
  name: 'user-profile',
  async load({ locale }, { searchParams }) {
    const requested = (await searchParams).notice
    return {
      visitor: await findOwnProfile(locale),
      message: profileNotices.find((notice) => notice === requested),
    }
  },
  paths: () => pathsFor('user-profile', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('account')
    return pageMetadata({ locale, paths, title: t('title') })
  },
  async compose({ visitor, message }, { locale, frame }) {
    const t = await getTranslations('account')
    if (visitor.status === 'logged-in') {
      const notice = guestNotices.some((one) => one === message) ? undefined : message
      return (
        <PageFrame {...frame}>
          <AccountPage title={t('title')} notice={notice}>
            <ProfileCard locale={locale} profile={visitor.profile} />
          </AccountPage>
        </PageFrame>
      )
    }
    const logInNotice = logInNotices.find((one) => one === message)
    return (
      <PageFrame {...frame}>
        <AccountPage
          title={t('logIn')}
          // What the form has done is said even if the account cannot be read just then: nobody sends it again.
          notice={logInNotice ?? (visitor.status === 'unknown' ? 'unknown' : undefined)}
        >
          <LogInForm locale={locale} loginUrl={frame.content.addresses.login} />
          <OtherWays locale={locale} />
        </AccountPage>
      </PageFrame>
    )
  },
})

const logInNotices = [...guestNotices, 'mail-sent'] as const

// Metadata and body of one document share a request.
const findOwnProfile = cache(async (locale: Locale) => findProfile(locale, await headers()))
