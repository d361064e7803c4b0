import { leadToProfile } from '#features/account/account-answers.ts'
import { answerLogOut } from '#features/account/answer-log-out.ts'
import { asLocale } from '#i18n/as-locale.ts'

type Context = { params: Promise<{ locale: string }> }

/** Where the form to log out is sent to. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerLogOut(request, asLocale((await params).locale))
}

/** To read an address ends no session. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return leadToProfile(asLocale((await params).locale), {})
}
