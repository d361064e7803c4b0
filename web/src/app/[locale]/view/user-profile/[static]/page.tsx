import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { locale as rootLocale } from 'next/root-params'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { profileNotices } from '#features/account/account-answers.ts'
import { findProfile } from '#features/account/find-profile.ts'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { AccountPage, ProfileCard } from '#features/account/profile-page.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { loadMessages } from '#i18n/messages.ts'
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
  const { account } = await loadMessages(locale)
  return {
    ...pageMetadata({ locale, paths, title: account.title }),
    robots: { index: false },
  }
}

/** who is logged in; for all others the form to do so. */
export default async function UserProfile({ params, searchParams }: Props) {
  if ((await params).static === placeholder) return null
  const locale = asLocale(await rootLocale())
  const { account: labels } = await loadMessages(locale)
  const visitor = await findProfile(locale, await headers())
  const asked = (await searchParams).notice
  const told = profileNotices.find((notice) => notice === asked)
  if (visitor.status === 'logged-in') {
    const notice = told === 'still-logged-in' ? told : undefined
    return (
      <PageFrame locale={locale} paths={paths}>
        <AccountPage title={labels.title} labels={labels} notice={notice}>
          <ProfileCard locale={locale} labels={labels} profile={visitor.profile} />
        </AccountPage>
      </PageFrame>
    )
  }
  const ofGuest = told === 'logged-out' ? told : undefined
  return (
    <PageFrame locale={locale} paths={paths}>
      <AccountPage
        title={labels.logIn}
        labels={labels}
        notice={visitor.status === 'unknown' ? 'unknown' : ofGuest}
      >
        <LogInForm locale={locale} labels={labels} />
      </AccountPage>
    </PageFrame>
  )
}
