import { routeHandler } from '#app/routing/route-handler.ts'
import { redirectToProfile } from '#features/account/account-answers.ts'
import { answerLogOut } from '#features/account/answer-log-out.ts'

/** Target of the log-out form. */
export const POST = routeHandler('user-log-out', (request, { locale }) =>
  answerLogOut(request, locale),
)

/** A GET does not end the session. */
export const GET = routeHandler('user-log-out', (_, { locale }) => redirectToProfile(locale, {}))
