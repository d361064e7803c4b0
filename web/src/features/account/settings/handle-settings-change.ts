import 'server-only'
import { getTranslations } from 'next-intl/server'
import {
  ChangePasswordDocument,
  CsrfTokenDocument,
  EndSessionDocument,
  LogOutAddressDocument,
  LogOutEverywhereDocument,
} from '#graphql/generated/graphql.ts'
import { findGraphProblem, isRateLimited } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient, type VisitorClient } from '#graphql/visitor-client.ts'
import type { Problem } from '#features/account/account-field.tsx'
import { redirectToSettings, refuseCrossSite } from '#features/account/account-responses.ts'
import { handleMailingChange } from '#features/account/mailings/handle-mailing-change.ts'
import { addPasskey, removePasskey } from '#features/account/passkeys/handle-passkey-change.ts'
import { handleProfileChange } from '#features/account/profile/handle-profile-change.ts'
import { handleVoucherChange } from '#features/account/vouchers/handle-voucher-change.ts'
import { respondToLogOut } from '#features/account/respond-to-log-out.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { findId } from '#lib/find-id.ts'
import { saveAttempt } from '#lib/http/form-attempts.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { fields, intents } from './settings-fields.ts'

type Context = { visitor: VisitorClient; locale: Locale }

/** Carries out a form of the settings. A rejected password comes back with its error, and without what was typed. */
export async function handleSettingsChange(request: Request, locale: Locale): Promise<Response> {
  if (!isFromSite(request.headers)) return refuseCrossSite(locale)
  const form = await request.formData().catch(() => new FormData())
  const visitor = createVisitorClient(request.headers)
  const context = { visitor, locale }
  try {
    // Gets a token for a visitor without a valid one.
    await visitor.execute(CsrfTokenDocument, { locale: graphLocale(locale) })
    switch (textOf(form, fields.intent)) {
      case intents.changePassword:
        return await changePassword(form, context)
      case intents.endSession:
        return await endSession(form, context)
      case intents.logOutEverywhere:
        return await logOutEverywhere(context)
      case intents.addPasskey:
        return await addPasskey(form, context)
      case intents.removePasskey:
        return await removePasskey(form, context)
      default:
        return (
          (await handleProfileChange(form, context)) ??
          (await handleMailingChange(form, context)) ??
          (await handleVoucherChange(form, context)) ??
          redirectToSettings(locale, { notice: 'not-done' })
        )
    }
  } catch (error) {
    const code = findGraphProblem(error)?.code
    // The session has ended meanwhile: the settings show the log-in form.
    if (code === 'UNAUTHENTICATED') return redirectToSettings(locale)
    return redirectToSettings(locale, { notice: 'not-done' })
  }
}

async function endSession(form: FormData, { visitor, locale }: Context): Promise<Response> {
  const sessionNumber = findId(textOf(form, fields.session))
  if (sessionNumber === undefined) return redirectToSettings(locale, { notice: 'not-done' })
  await visitor.execute(EndSessionDocument, {
    input: { locale: graphLocale(locale), sessionNumber },
  })
  return redirectToSettings(locale, { setCookies: visitor.setCookies, notice: 'session-ended' })
}

async function logOutEverywhere({ visitor, locale }: Context): Promise<Response> {
  const variables = { locale: graphLocale(locale) }
  const { currentUser } = await visitor.execute(LogOutAddressDocument, variables)
  await visitor.execute(LogOutEverywhereDocument, variables)
  const { setCookies } = visitor
  return respondToLogOut(locale, { setCookies, logoutUrl: currentUser?.logoutUrl })
}

async function changePassword(form: FormData, { visitor, locale }: Context): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'account' })
  const currentPassword = textOf(form, fields.currentPassword)
  const newPassword = textOf(form, fields.newPassword)
  if (currentPassword === '') {
    return reject(locale, [{ slug: fields.currentPassword, message: t('passwordMissing') }])
  }
  try {
    const { changePassword: result } = await visitor.execute(ChangePasswordDocument, {
      input: { locale: graphLocale(locale), currentPassword, newPassword },
    })
    if (result?.__typename === 'UserSessions') {
      const { setCookies } = visitor
      return redirectToSettings(locale, { setCookies, notice: 'password-changed' })
    }
    if (result?.__typename !== 'ValidationProblem') return reject(locale, [], t('lost'))
    const problems = result.fieldProblems.map(({ field, messages }) => ({
      slug: /^new/.test(field) ? fields.newPassword : fields.currentPassword,
      message: messages[0] ?? result.message,
    }))
    return reject(locale, problems, problems.length === 0 ? result.message : '')
  } catch (error) {
    if (!isRateLimited(error)) throw error
    return reject(locale, [], t('tooMany'))
  }
}

function reject(locale: Locale, problems: Problem[], detail = ''): Response {
  const attempt = saveAttempt({ values: {}, files: {}, detail, problems })
  return Response.json(
    { page: pathFor('user-settings-attempt', { attempt }, locale) },
    { status: 422 },
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
