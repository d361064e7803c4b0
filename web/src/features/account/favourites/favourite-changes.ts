import 'server-only'
import {
  AllFavouritesFragmentDoc,
  ChangeFavouritesDocument,
  CsrfTokenDocument,
  FavouriteNumbersDocument,
  type FavouritesInput,
} from '#graphql/generated/graphql.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { VisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { env } from '#lib/env.ts'
import {
  type Favourite,
  mergeFavourites,
  numbersOf,
  withoutFavourite,
} from '#lib/favourites/favourites.ts'
import {
  favouritesCookieLine,
  favouritesCookieName,
  parseFavourites,
} from '#lib/favourites/favourites-cookie.ts'

type Change = { add?: Favourite | undefined; remove?: Favourite | undefined }
type Caller = { visitor: VisitorClient; locale: Locale }

/** Favourites, and the cookies that the change sets. */
type Changed = { favourites: Favourite[]; setCookies: string[] }

const site = new URL(env.SITE_URL)

/**
 * Adds or removes a favourite: in the account of who is logged in, else in the browser's cookie. What the cookie holds moves to the account, and
 * stays in the cookie until the account has it. Throws if a favourite of the account cannot be removed.
 */
export async function changeFavourites(change: Change, caller: Caller): Promise<Changed> {
  const { visitor } = caller
  const added = change.add ? [change.add] : []
  const ofBrowser = mergeFavourites(added, favouritesOfBrowser(visitor))
  const rest = change.remove ? withoutFavourite(ofBrowser, change.remove) : ofBrowser
  const isLoggedIn = mayBeLoggedIn(visitor)
  try {
    const stored = isLoggedIn && (await changeAccount({ add: rest, remove: change.remove }, caller))
    if (stored) return { favourites: stored, setCookies: [...visitor.setCookies, cookieLine([])] }
  } catch (error) {
    if (change.remove) throw error
  }
  const ofAccount = isLoggedIn ? await favouritesOfAccount(caller) : []
  return {
    favourites: mergeFavourites(rest, ofAccount),
    setCookies: [...visitor.setCookies, cookieLine(rest)],
  }
}

/** Moves the favourites of the browser to the account that the visitor has just logged in to; returns the cookies to set. */
export async function moveFavouritesToAccount(caller: Caller): Promise<string[]> {
  const add = favouritesOfBrowser(caller.visitor)
  if (add.length === 0) return []
  try {
    return (await changeAccount({ add }, caller)) ? [cookieLine([])] : []
  } catch {
    // They stay in the cookie, and the next change moves them.
    return []
  }
}

/** The favourites of a visitor: those of their browser and of their account, the newest first. */
export async function findFavourites(caller: Caller): Promise<Favourite[]> {
  const ofAccount = mayBeLoggedIn(caller.visitor) ? await favouritesOfAccount(caller) : []
  return mergeFavourites(favouritesOfBrowser(caller.visitor), ofAccount)
}

const mayBeLoggedIn = (visitor: VisitorClient) => visitor.findCookie('sessionid') !== undefined
const cookieLine = (favourites: readonly Favourite[]) => favouritesCookieLine(favourites, site)

const favouritesOfBrowser = (visitor: VisitorClient) =>
  parseFavourites(visitor.findCookie(favouritesCookieName))

async function favouritesOfAccount({ visitor, locale }: Caller): Promise<Favourite[]> {
  const variables = { locale: graphLocale(locale) }
  const { favourites } = await visitor.execute(FavouriteNumbersDocument, variables)
  return favourites ? toList(favourites) : []
}

/** All favourites of the account; undefined if nobody is logged in or its origin has none. */
async function changeAccount(
  { add, remove }: { add: Favourite[]; remove?: Favourite | undefined },
  { visitor, locale }: Caller,
): Promise<Favourite[] | undefined> {
  const variables = { locale: graphLocale(locale) }
  // Gets a token for a visitor without a valid one.
  await visitor.execute(CsrfTokenDocument, variables)
  const { changeFavourites: result } = await visitor.execute(ChangeFavouritesDocument, {
    input: { ...variables, add: toInput(add), remove: toInput(remove ? [remove] : []) },
  })
  return result ? toList(result) : undefined
}

function toInput(favourites: readonly Favourite[]): FavouritesInput {
  return {
    eventNumbers: numbersOf(favourites, 'event'),
    productionNumbers: numbersOf(favourites, 'production'),
    personNumbers: numbersOf(favourites, 'person'),
    articleNumbers: numbersOf(favourites, 'article'),
  }
}

function toList(favourites: FragmentType<typeof AllFavouritesFragmentDoc>): Favourite[] {
  const { eventNumbers, productionNumbers, personNumbers, articleNumbers } = readFragment(
    AllFavouritesFragmentDoc,
    favourites,
  )
  const listOf = (type: Favourite['type'], numbers: readonly number[]): Favourite[] =>
    numbers.map((number) => ({ type, number }))
  return [
    ...listOf('event', eventNumbers),
    ...listOf('production', productionNumbers),
    ...listOf('person', personNumbers),
    ...listOf('article', articleNumbers),
  ]
}
