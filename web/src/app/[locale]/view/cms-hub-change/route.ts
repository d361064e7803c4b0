import { routeHandler } from '#app/routing/route-handler.ts'
import { handleHubChange, redirectToHub } from '#features/hub/handle-hub-change.ts'

/** Target of the forms of the staff hub. */
export const POST = routeHandler('cms-hub-change', (request, { locale }) =>
  handleHubChange(request, locale),
)

/** A GET of the forms' target redirects to the hub. */
export const GET = routeHandler('cms-hub-change', (_, { locale }) => redirectToHub(locale))
