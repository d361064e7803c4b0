import {
  type FavouriteType,
  favouriteTypes,
  maxFavouritesPerType,
} from '@foyer/schema/rest/favourite-types.ts'

export type Favourite = { type: FavouriteType; number: number }

const letters: Record<FavouriteType, string> = {
  event: 'e',
  production: 'p',
  person: 't',
  article: 'a',
}
const typeByLetter = new Map(favouriteTypes.map((type) => [letters[type], type]))

/** A favourite as one word, such as `e296`: in the cookie, and in the attribute of its button. */
export const favouriteKey = ({ type, number }: Favourite): string => `${letters[type]}${number}`

/** Undefined if the key is invalid. */
export function parseFavouriteKey(key: string): Favourite | undefined {
  const type = typeByLetter.get(key.slice(0, 1))
  if (!type || !/^[1-9]\d{0,8}$/.test(key.slice(1))) return undefined
  return { type, number: Number(key.slice(1)) }
}

/** The numbers of one type. */
export function numbersOf(favourites: readonly Favourite[], type: FavouriteType): number[] {
  return favourites.filter((one) => one.type === type).map(({ number }) => number)
}

/** Favourites of both lists, each once, the newest first; the oldest of a type go where there are too many. */
export function mergeFavourites(
  newer: readonly Favourite[],
  older: readonly Favourite[],
): Favourite[] {
  const byKey = new Map<string, Favourite>()
  for (const one of [...newer, ...older]) {
    const key = favouriteKey(one)
    if (!byKey.has(key)) byKey.set(key, one)
  }
  const counts = new Map<FavouriteType, number>()
  return [...byKey.values()].filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return count <= maxFavouritesPerType
  })
}

/** Without one of them. */
export function withoutFavourite(
  favourites: readonly Favourite[],
  removed: Favourite,
): Favourite[] {
  return favourites.filter((one) => favouriteKey(one) !== favouriteKey(removed))
}
