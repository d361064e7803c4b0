import { routeHandler } from '#app/routing/route-handler.ts'
import { leadToProfile } from '#features/account/account-answers.ts'
import { answerLogOut } from '#features/account/answer-log-out.ts'

/** Where the form to log out is sent to. */
export const POST = routeHandler('user-log-out', (request, { locale }) =>
  answerLogOut(request, locale),
)

/** To read an address ends no session. */
export const GET = routeHandler('user-log-out', (_, { locale }) => leadToProfile(locale, {}))
