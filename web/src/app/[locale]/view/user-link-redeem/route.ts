import { routeHandler } from '#app/routing/route-handler.ts'
import { redirectToProfile } from '#features/account/account-responses.ts'
import { handleRedeem } from '#features/account/mail-links/handle-redeem.ts'

/** Target of the form that uses a mailed link. */
export const POST = routeHandler('user-link-redeem', (request, { locale }) =>
  handleRedeem(request, locale),
)

/** A GET of the form's target redirects to the log-in. */
export const GET = routeHandler('user-link-redeem', (_, { locale }) =>
  redirectToProfile(locale, {}),
)
