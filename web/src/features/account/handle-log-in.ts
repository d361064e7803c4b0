import 'server-only'
import { getTranslations } from 'next-intl/server'
import {
  CsrfTokenDocument,
  LogInDocument,
  LogInWithPasskeyDocument,
} from '#graphql/generated/graphql.ts'
import { isRateLimited } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient, type VisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { saveAttempt } from '#lib/http/form-attempts.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { moveFavouritesToAccount } from './favourites/favourite-changes.ts'
import { redirectToProfile, refuseCrossSite } from './account-responses.ts'
import { fields } from './log-in-fields.ts'
import { fields as passkeyFields } from './passkeys/passkey-fields.ts'

type Problem = { slug: string; message: string }
type FormErrors = { detail: string; problems: Problem[] }

/**
 * Logs the visitor in and redirects to the profile. A refused form comes back with its error and the name, never with
 * the password: as the path of a page that the front server serves in place of this response.
 */
export async function handleLogIn(request: Request, locale: Locale): Promise<Response> {
  if (!isFromSite(request.headers)) return refuseCrossSite(locale)
  const t = await getTranslations({ locale, namespace: 'account' })
  const form = await request.formData().catch(() => new FormData())
  const typed = { username: textOf(form, fields.username), password: textOf(form, fields.password) }
  const visitor = createVisitorClient(request.headers)
  const credential = textOf(form, passkeyFields.credential)
  const refused = credential
    ? await logInWithPasskey(credential, { visitor, locale, t })
    : (findMissing(typed, t) ?? (await logIn(typed, { visitor, locale, t })))
  if (!refused) {
    const moved = await moveFavouritesToAccount({ visitor, locale })
    return redirectToProfile(locale, { setCookies: [...visitor.setCookies, ...moved] })
  }
  const values = { [fields.username]: typed.username }
  const attempt = saveAttempt({ values, files: {}, ...refused })
  return Response.json({ page: pathFor('user-attempt', { attempt }, locale) }, { status: 422 })
}

type Typed = { username: string; password: string }

function findMissing(
  { username, password }: Typed,
  t: Translate<'account'>,
): FormErrors | undefined {
  const problems = [
    ...(username === '' ? [{ slug: fields.username, message: t('usernameMissing') }] : []),
    ...(password === '' ? [{ slug: fields.password, message: t('passwordMissing') }] : []),
  ]
  return problems.length > 0 ? { detail: '', problems } : undefined
}

type Context = { visitor: VisitorClient; locale: Locale; t: Translate<'account'> }

/** Undefined, or why the log-in failed. */
async function logIn(
  typed: Typed,
  { visitor, locale, t }: Context,
): Promise<FormErrors | undefined> {
  const variables = { locale: graphLocale(locale) }
  try {
    // Gets a token for a visitor without a valid one.
    await visitor.execute(CsrfTokenDocument, variables)
    const { logInUser: result } = await visitor.execute(LogInDocument, {
      input: { ...variables, ...typed },
    })
    if (result?.__typename === 'CurrentUser') return undefined
    if (result?.__typename !== 'LoginProblem') return { detail: t('lost'), problems: [] }
    // The message must not reveal which of the two is wrong.
    return { detail: '', problems: [{ slug: fields.username, message: result.message }] }
  } catch (error) {
    return { detail: isRateLimited(error) ? t('tooMany') : t('lost'), problems: [] }
  }
}

/** The same with what the device has answered. */
async function logInWithPasskey(
  credential: string,
  { visitor, locale, t }: Context,
): Promise<FormErrors | undefined> {
  const variables = { locale: graphLocale(locale) }
  try {
    await visitor.execute(CsrfTokenDocument, variables)
    const { logInUserWithPasskey: result } = await visitor.execute(LogInWithPasskeyDocument, {
      input: { ...variables, credential },
    })
    if (result?.__typename === 'CurrentUser') return undefined
    if (result?.__typename !== 'PasskeyProblem') return { detail: t('lost'), problems: [] }
    return { detail: result.message, problems: [] }
  } catch (error) {
    return { detail: isRateLimited(error) ? t('tooMany') : t('lost'), problems: [] }
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
