import 'server-only'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { parseFavouriteKey } from '#lib/favourites/favourites.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { refuseCrossSite } from '#features/account/account-responses.ts'
import { changeFavourites } from './favourite-changes.ts'
import { redirectToFavourites, keysResponse, wantsKeys } from './favourite-responses.ts'

/** Adds or removes a favourite: for a script the response has the keys of all, a browser gets the page of favourites. */
export async function handleFavouriteChange(request: Request, locale: Locale): Promise<Response> {
  if (!isFromSite(request.headers)) return refuseCrossSite(locale)
  const form = await request.formData().catch(() => new FormData())
  const change = { add: favouriteOf(form, 'add'), remove: favouriteOf(form, 'remove') }
  const isScript = wantsKeys(request)
  if (!change.add && !change.remove) {
    return isScript ? new Response(null, { status: 400 }) : redirectToFavourites(locale)
  }
  const visitor = createVisitorClient(request.headers)
  try {
    const { favourites, setCookies } = await changeFavourites(change, { visitor, locale })
    if (isScript) return keysResponse(favourites, setCookies)
    return redirectToFavourites(locale, { setCookies, notice: change.add ? 'added' : 'removed' })
  } catch {
    // The gateway has logged why.
    if (isScript) return new Response(null, { status: 502 })
    return redirectToFavourites(locale, { notice: 'failed' })
  }
}

function favouriteOf(form: FormData, name: string) {
  const key = form.get(name)
  return typeof key === 'string' ? parseFavouriteKey(key) : undefined
}
