import 'server-only'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { redirectToProfile } from './account-responses.ts'
import { moveFavouritesToAccount } from './favourites/favourite-changes.ts'

/**
 * Where somebody comes back to who has logged in at an identity provider (S-11): what the browser has kept for them moves to their account, as with
 * every other log-in. Whoever is led here by another site loses nothing.
 */
export async function handleReturn(request: Request, locale: Locale): Promise<Response> {
  const visitor = createVisitorClient(request.headers)
  const moved = await moveFavouritesToAccount({ visitor, locale })
  return redirectToProfile(locale, { setCookies: [...visitor.setCookies, ...moved] })
}
