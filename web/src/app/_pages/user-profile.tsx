import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { cache } from 'react'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { profileNotices } from '#features/account/account-answers.ts'
import { findProfile } from '#features/account/find-profile.ts'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { AccountPage, ProfileCard } from '#features/account/profile-page.tsx'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** the profile, or the log-in form for visitors who are not logged in. */
export const page = definePage({
  name: 'user-profile',
  async load({ locale }, { searchParams }) {
    const asked = (await searchParams).notice
    return {
      visitor: await findOwnProfile(locale),
      told: profileNotices.find((notice) => notice === asked),
    }
  },
  paths: () => pathsFor('user-profile', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('account')
    return pageMetadata({ locale, paths, title: t('title') })
  },
  async compose({ visitor, told }, { locale, paths }) {
    const t = await getTranslations('account')
    if (visitor.status === 'logged-in') {
      const notice = told === 'still-logged-in' ? told : undefined
      return (
        <PageFrame locale={locale} paths={paths}>
          <AccountPage title={t('title')} notice={notice}>
            <ProfileCard locale={locale} profile={visitor.profile} />
          </AccountPage>
        </PageFrame>
      )
    }
    const ofGuest = told === 'logged-out' ? told : undefined
    return (
      <PageFrame locale={locale} paths={paths}>
        <AccountPage title={t('logIn')} notice={visitor.status === 'unknown' ? 'unknown' : ofGuest}>
          <LogInForm locale={locale} />
        </AccountPage>
      </PageFrame>
    )
  },
})

// Metadata and body of one document share a request.
const findOwnProfile = cache(async (locale: Locale) => findProfile(locale, await headers()))
