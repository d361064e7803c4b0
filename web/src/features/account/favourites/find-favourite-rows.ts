import 'server-only'
import { FavouriteRowsDocument, type FavouriteRowsQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { numbersOf } from '#lib/favourites/favourites.ts'
import { findFavourites } from './favourite-changes.ts'

type Nodes<Name extends Exclude<keyof FavouriteRowsQuery, '__typename'>> = NonNullable<
  FavouriteRowsQuery[Name]
>['nodes']

/** What a visitor has marked: events by date, everything else the newest first. */
export type FavouriteRows = {
  events: Nodes<'events'>
  productions: Nodes<'productions'>
  persons: Nodes<'persons'>
  articles: Nodes<'articles'>
}

/** The favourites of the visitor who sent these headers; undefined if they cannot be loaded. What was deleted since is left out. */
export async function findFavouriteRows(
  locale: Locale,
  headers: Headers,
): Promise<FavouriteRows | undefined> {
  const visitor = createVisitorClient(headers)
  try {
    const favourites = await findFavourites({ visitor, locale })
    const numbers = {
      events: numbersOf(favourites, 'event'),
      productions: numbersOf(favourites, 'production'),
      persons: numbersOf(favourites, 'person'),
      articles: numbersOf(favourites, 'article'),
    }
    const rows = await visitor.execute(FavouriteRowsDocument, {
      locale: graphLocale(locale),
      ...numbers,
    })
    return {
      events: rows.events?.nodes ?? [],
      productions: inOrder(rows.productions?.nodes ?? [], numbers.productions),
      persons: inOrder(rows.persons?.nodes ?? [], numbers.persons),
      articles: inOrder(rows.articles?.nodes ?? [], numbers.articles),
    }
  } catch {
    // The page says so, and the gateway has logged why.
    return undefined
  }
}

/** The rows by their place in the list of numbers. An origin may return others too. */
function inOrder<Row extends { number: number }>(
  rows: readonly Row[],
  numbers: readonly number[],
): Row[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}
