import 'server-only'
import { oidcNotices } from '@foyer/schema/paths/oidc-notices.ts'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

/** Of these, what is said to guests only: somebody who is logged in after all need not read it. */
export const guestNotices = ['logged-out', 'deleted', ...oidcNotices] as const

/** What the profile says about the form or log-in that redirected to it, as part of its address. */
export const profileNotices = [
  ...guestNotices,
  'still-logged-in',
  'mail-sent',
  'account-added',
  'password-set',
  'email-changed',
] as const
export type ProfileNotice = (typeof profileNotices)[number]

/** What the settings say about the form that redirected to them. */
export const settingsNotices = [
  'password-changed',
  'session-ended',
  'passkey-added',
  'passkey-removed',
  'profile-changed',
  'mail-sent',
  'newsletter-ordered',
  'newsletter-ended',
  'not-done',
] as const
export type SettingsNotice = (typeof settingsNotices)[number]

/** Redirects to the profile, and sets the visitor's new cookies. */
export function redirectToProfile(
  locale: Locale,
  { setCookies = [], notice }: { setCookies?: string[]; notice?: ProfileNotice },
): Response {
  return redirectTo(pathFor('user-profile', {}, locale), { setCookies, notice })
}

/** Redirects to the settings, and sets the visitor's new cookies. */
export function redirectToSettings(
  locale: Locale,
  { setCookies = [], notice }: { setCookies?: string[]; notice?: SettingsNotice } = {},
): Response {
  return redirectTo(pathFor('user-settings', {}, locale), { setCookies, notice })
}

function redirectTo(
  path: string,
  { setCookies, notice }: { setCookies: string[]; notice: string | undefined },
): Response {
  const query = notice === undefined ? '' : `?notice=${notice}`
  const headers = new Headers({ location: `${path}${query}` })
  for (const line of setCookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}

/** Rejects a form of another site. */
export async function refuseCrossSite(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'account' })
  return new Response(t('foreign'), {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
