import { routeHandler } from '#app/routing/route-handler.ts'
import { redirectToProfile } from '#features/account/account-responses.ts'
import { handleLogOut } from '#features/account/handle-log-out.ts'

/** Target of the log-out form. */
export const POST = routeHandler('user-log-out', (request, { locale }) =>
  handleLogOut(request, locale),
)

/** A GET does not end the session. */
export const GET = routeHandler('user-log-out', (_, { locale }) => redirectToProfile(locale, {}))
