import { routeHandler } from '#app/routing/route-handler.ts'
import { redirectToProfile } from '#features/account/account-responses.ts'
import { handleMailRequest } from '#features/account/mail-links/handle-mail-request.ts'

/** Target of the forms that have a mail sent. */
export const POST = routeHandler('user-mail-request', (request, { locale }) =>
  handleMailRequest(request, locale),
)

/** A GET of the forms' target redirects to the log-in, which links to them. */
export const GET = routeHandler('user-mail-request', (_, { locale }) =>
  redirectToProfile(locale, {}),
)
