import 'server-only'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

/** What the page of a mailed link says after it was used, as part of its address. */
export const mailingOutcomes = [
  'newsletter-confirmed',
  'newsletter-ended',
  'favourites-ended',
  'failed',
] as const
export type MailingOutcome = (typeof mailingOutcomes)[number]

/** Redirects to the page of a mailed link, and sets the visitor's new cookies. */
export function redirectToMailing(
  locale: Locale,
  {
    token,
    outcome,
    setCookies = [],
  }: { token: string; outcome?: MailingOutcome; setCookies?: readonly string[] },
): Response {
  const query = outcome === undefined ? '' : `?outcome=${outcome}`
  const headers = new Headers({ location: `${pathFor('user-mailing', { token }, locale)}${query}` })
  for (const line of setCookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
