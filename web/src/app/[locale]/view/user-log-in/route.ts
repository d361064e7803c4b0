import { routeHandler } from '#app/routing/route-handler.ts'
import { redirectToProfile } from '#features/account/account-responses.ts'
import { handleLogIn } from '#features/account/handle-log-in.ts'

/** Target of the log-in form. */
export const POST = routeHandler('user-log-in', (request, { locale }) =>
  handleLogIn(request, locale),
)

/** A GET of the form's target redirects to the form. */
export const GET = routeHandler('user-log-in', (_, { locale }) => redirectToProfile(locale, {}))
