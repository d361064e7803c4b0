import 'server-only'
import { OwnMailingsDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'

/** `calendar`: the secret of its address; null if there is none. */
export type FavouriteMailings = { favouriteMails: boolean; calendar: string | null }

/** What somebody has ordered about their favourites; undefined for guests, and while it cannot be loaded. */
export async function findMailings(
  locale: Locale,
  headers: Headers,
): Promise<FavouriteMailings | undefined> {
  const visitor = createVisitorClient(headers)
  if (visitor.findCookie('sessionid') === undefined) return undefined
  try {
    const variables = { locale: graphLocale(locale) }
    const { mailings } = await visitor.execute(OwnMailingsDocument, variables)
    return mailings ? { ...mailings, calendar: mailings.calendar ?? null } : undefined
  } catch {
    // The session has ended, or the gateway has logged why.
    return undefined
  }
}
