import 'server-only'
import { CsrfTokenDocument, LogInDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient, GraphRefusal, type VisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { loadMessages, type Messages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { keepAttempt } from '#lib/http/form-attempts.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { leadToProfile, refuseForeign } from './account-answers.ts'
import { fields } from './log-in-fields.ts'

type Labels = Messages['account']
type Problem = { slug: string; message: string }
type Refused = { detail: string; problems: Problem[] }

/**
 * Logs in who has sent the form, and leads to the profile. A refused form comes back with what is wrong and the name, never with the
 * password: by the path of a page that the front shows in place of this answer.
 */
export async function answerLogIn(request: Request, locale: Locale): Promise<Response> {
  if (!isFromSite(request.headers)) return refuseForeign(locale)
  const { account: labels } = await loadMessages(locale)
  const form = await request.formData().catch(() => new FormData())
  const typed = { username: textOf(form, fields.username), password: textOf(form, fields.password) }
  const visitor = createVisitorClient(request.headers)
  const refused = findMissing(typed, labels) ?? (await logIn(typed, { visitor, locale, labels }))
  if (!refused) return leadToProfile(locale, { setCookies: visitor.setCookies })
  const values = { [fields.username]: typed.username }
  const attempt = keepAttempt({ values, files: {}, ...refused })
  return Response.json({ page: pathFor('user-attempt', { attempt }, locale) }, { status: 422 })
}

type Typed = { username: string; password: string }

function findMissing({ username, password }: Typed, labels: Labels): Refused | undefined {
  const problems = [
    ...(username === '' ? [{ slug: fields.username, message: labels.usernameMissing }] : []),
    ...(password === '' ? [{ slug: fields.password, message: labels.passwordMissing }] : []),
  ]
  return problems.length > 0 ? { detail: '', problems } : undefined
}

/** Nothing, or why nobody is logged in. */
async function logIn(
  input: Typed,
  { visitor, locale, labels }: { visitor: VisitorClient; locale: Locale; labels: Labels },
): Promise<Refused | undefined> {
  const variables = { locale: graphLocale(locale) }
  try {
    // Gives a token to who has none that counts.
    await visitor.ask(CsrfTokenDocument, variables)
    const { login } = await visitor.ask(LogInDocument, { ...variables, input })
    if (login?.__typename === 'UserDetails') return undefined
    if (login?.__typename !== 'LoginRefused') return { detail: labels.lost, problems: [] }
    // Which of the two is wrong is nobody's to know.
    return { detail: '', problems: [{ slug: fields.username, message: login.detail }] }
  } catch (error) {
    return { detail: isLimited(error) ? labels.tooMany : labels.lost, problems: [] }
  }
}

const isLimited = (error: unknown) => error instanceof GraphRefusal && error.code === 'RATE_LIMITED'

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
