import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

/** What the profile tells of a form that has led to it, in its address. */
export const profileNotices = ['logged-out', 'still-logged-in'] as const
export type ProfileNotice = (typeof profileNotices)[number]

/** Leads to the profile, with what the visitor has to be given. */
export function leadToProfile(
  locale: Locale,
  { setCookies = [], notice }: { setCookies?: string[]; notice?: ProfileNotice },
): Response {
  const query = notice === undefined ? '' : `?notice=${notice}`
  const headers = new Headers({ location: `${pathFor('user-profile', {}, locale)}${query}` })
  for (const line of setCookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}

/** Turns away a form of another site. */
export async function refuseForeign(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'account' })
  return new Response(t('foreign'), {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
