import 'server-only'
import { LogOutAddressDocument, LogOutDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { redirectToProfile, refuseCrossSite } from './account-responses.ts'
import { respondToLogOut } from './respond-to-log-out.ts'

/** Ends the session and redirects to the log-in form. When that fails, the visitor stays logged in, with a message. */
export async function handleLogOut(request: Request, locale: Locale): Promise<Response> {
  if (!isFromSite(request.headers)) return refuseCrossSite(locale)
  const visitor = createVisitorClient(request.headers)
  const variables = { locale: graphLocale(locale) }
  try {
    // Gets a token for a visitor without a valid one, too.
    const { currentUser } = await visitor.execute(LogOutAddressDocument, variables)
    await visitor.execute(LogOutDocument, variables)
    const { setCookies } = visitor
    return await respondToLogOut(locale, { setCookies, logoutUrl: currentUser?.logoutUrl })
  } catch {
    return redirectToProfile(locale, { notice: 'still-logged-in' })
  }
}
