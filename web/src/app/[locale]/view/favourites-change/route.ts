import { routeHandler } from '#app/routing/route-handler.ts'
import { handleFavouriteChange } from '#features/account/favourites/handle-favourite-change.ts'
import { favouritesResponse } from '#features/account/favourites/favourite-responses.ts'

/** Target of the buttons that add and remove favourites. */
export const POST = routeHandler('favourites-change', (request, { locale }) =>
  handleFavouriteChange(request, locale),
)

/** The keys of the visitor's favourites for a script; the page of favourites for a browser. */
export const GET = routeHandler('favourites-change', (request, { locale }) =>
  favouritesResponse(request, locale),
)
