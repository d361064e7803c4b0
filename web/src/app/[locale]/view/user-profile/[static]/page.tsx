import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { locale as rootLocale } from 'next/root-params'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { profileNotices } from '#features/account/account-answers.ts'
import { findProfile } from '#features/account/find-profile.ts'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { AccountPage, ProfileCard } from '#features/account/profile-page.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = {
  params: Promise<{ static: string }>
  searchParams: Promise<{ notice?: string | string[] }>
}

// Who is logged in is the visitor's own: the page is made anew for each of them, and comes whole, also without JavaScript.
export const instant = false

export const generateStaticParams = () => [{ static: placeholder }]

const paths = pathsFor('user-profile', () => ({}))

export async function generateMetadata(): Promise<Metadata> {
  const locale = asLocale(await rootLocale())
  const t = await getTranslations('account')
  return {
    ...pageMetadata({ locale, paths, title: t('title') }),
    robots: { index: false },
  }
}

/** who is logged in; for all others the form to do so. */
export default async function UserProfile({ params, searchParams }: Props) {
  if ((await params).static === placeholder) return null
  const locale = asLocale(await rootLocale())
  const t = await getTranslations('account')
  const visitor = await findProfile(locale, await headers())
  const asked = (await searchParams).notice
  const told = profileNotices.find((notice) => notice === asked)
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
}
