import 'server-only'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { type Favourite, favouriteKey } from '#lib/favourites/favourites.ts'
import { findFavourites } from './favourite-changes.ts'

/** What the page of favourites says about the form that redirected to it, as part of its address. */
export const favouriteNotices = [
  'added',
  'removed',
  'failed',
  'mails-ordered',
  'mails-ended',
  'calendar-renewed',
  'calendar-ended',
  'unconfirmed',
] as const
export type FavouriteNotice = (typeof favouriteNotices)[number]

/** Whether a script asks, which gets keys instead of a page. */
export const wantsKeys = (request: Request) => request.headers.get('accept') === 'application/json'

/** The keys of the visitor's favourites for a script; the page of favourites for a browser. */
export async function favouritesResponse(request: Request, locale: Locale): Promise<Response> {
  if (!wantsKeys(request)) return redirectToFavourites(locale)
  try {
    const visitor = createVisitorClient(request.headers)
    return keysResponse(await findFavourites({ visitor, locale }), [])
  } catch {
    return new Response(null, { status: 502 })
  }
}

export function keysResponse(favourites: readonly Favourite[], setCookies: string[]): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const line of setCookies) headers.append('set-cookie', line)
  return Response.json(favourites.map(favouriteKey), { headers })
}

export function redirectToFavourites(
  locale: Locale,
  { setCookies = [], notice }: { setCookies?: string[]; notice?: FavouriteNotice } = {},
): Response {
  const query = notice === undefined ? '' : `?notice=${notice}`
  const headers = new Headers({ location: `${pathFor('favourites', {}, locale)}${query}` })
  for (const line of setCookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
