import { routeHandler } from '#app/routing/route-handler.ts'
import { handleMailingLink } from '#features/account/mailings/handle-mailing-link.ts'
import { redirectToMailing } from '#features/account/mailings/mailing-responses.ts'

/** Uses a mailed link about a mailing. */
export const POST = routeHandler('user-mailing-use', (request, { token, locale }) =>
  handleMailingLink(request, { token, locale }),
)

/** Who opens the address sees the page with the button. */
export const GET = routeHandler('user-mailing-use', (_, { token, locale }) =>
  redirectToMailing(locale, { token }),
)
