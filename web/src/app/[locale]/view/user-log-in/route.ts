import { leadToProfile } from '#features/account/account-answers.ts'
import { answerLogIn } from '#features/account/answer-log-in.ts'
import { asLocale } from '#i18n/as-locale.ts'

type Context = { params: Promise<{ locale: string }> }

/** Where the form to log in is sent to. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerLogIn(request, asLocale((await params).locale))
}

/** Who loads the address anew is led to the form. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return leadToProfile(asLocale((await params).locale), {})
}
