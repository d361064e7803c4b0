import { type Favourite, favouriteKey, mergeFavourites, parseFavouriteKey } from './favourites.ts'

/**
 * Favourites of visitors who are not logged in, such as `e296.p12`, the newest first. It is set only by the visitor's own press of a heart, so
 * it needs no consent. Scripts may read it: by it they know that there is something to show.
 */
export const favouritesCookieName = 'favourites'

// Browsers keep cookies for 400 days at most. Each press of a heart renews it.
const maxAgeSeconds = 400 * 86_400
/** Browsers store 4 kB with the name and the attributes. */
const maxLength = 3500

/** Reads a cookie's value. Invalid entries are left out. */
export function parseFavourites(value: string | undefined): Favourite[] {
  const favourites = (value ?? '').slice(0, maxLength).split('.').map(parseFavouriteKey)
  return mergeFavourites(
    favourites.filter((one) => one !== undefined),
    [],
  )
}

/** The value of `Set-Cookie`; without favourites it removes the cookie. The oldest go where they are too many for a cookie. */
export function favouritesCookieLine(
  favourites: readonly Favourite[],
  { protocol }: Pick<URL, 'protocol'>,
): string {
  const value = favourites
    .map(favouriteKey)
    .join('.')
    .slice(0, maxLength + 1)
  const whole = value.length > maxLength ? value.slice(0, value.lastIndexOf('.')) : value
  const secure = protocol === 'https:' ? '; Secure' : ''
  const maxAge = whole === '' ? 0 : maxAgeSeconds
  return `${favouritesCookieName}=${whole}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
