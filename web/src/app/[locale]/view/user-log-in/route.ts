import { routeHandler } from '#app/routing/route-handler.ts'
import { leadToProfile } from '#features/account/account-answers.ts'
import { answerLogIn } from '#features/account/answer-log-in.ts'

/** Where the form to log in is sent to. */
export const POST = routeHandler('user-log-in', (request, { locale }) =>
  answerLogIn(request, locale),
)

/** Who loads the address anew is led to the form. */
export const GET = routeHandler('user-log-in', (_, { locale }) => leadToProfile(locale, {}))
