import 'server-only'
import { CsrfTokenDocument, LogOutDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { leadToProfile, refuseForeign } from './account-answers.ts'

/** Ends the session, and leads to where one can log in. Where that fails, the visitor stays logged in, and is told. */
export async function answerLogOut(request: Request, locale: Locale): Promise<Response> {
  if (!isFromSite(request.headers)) return refuseForeign(locale)
  const visitor = createVisitorClient(request.headers)
  const variables = { locale: graphLocale(locale) }
  try {
    // Gives a token to who has none that counts.
    await visitor.ask(CsrfTokenDocument, variables)
    await visitor.ask(LogOutDocument, variables)
    return leadToProfile(locale, { setCookies: visitor.setCookies, notice: 'logged-out' })
  } catch {
    return leadToProfile(locale, { notice: 'still-logged-in' })
  }
}
