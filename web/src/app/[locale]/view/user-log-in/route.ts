import { routeHandler } from '#app/routing/route-handler.ts'
import { handleLogIn } from '#features/account/handle-log-in.ts'
import { handleReturn } from '#features/account/handle-return.ts'

/** Target of the log-in form. */
export const POST = routeHandler('user-log-in', (request, { locale }) =>
  handleLogIn(request, locale),
)

/** After a log-in at an identity provider; without one it redirects to the form. */
export const GET = routeHandler('user-log-in', (request, { locale }) =>
  handleReturn(request, locale),
)
