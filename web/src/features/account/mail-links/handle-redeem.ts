import 'server-only'
import { getTranslations } from 'next-intl/server'
import { CsrfTokenDocument, RedeemMailLinkDocument } from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Rejection } from '#features/account/account-form.tsx'
import {
  type ProfileNotice,
  redirectToProfile,
  refuseCrossSite,
} from '#features/account/account-responses.ts'
import { moveFavouritesToAccount } from '#features/account/favourites/favourite-changes.ts'
import { rejectionOf } from '#features/account/field-problems.ts'
import { formText } from '#features/account/form-text.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { saveAttempt } from '#lib/http/form-attempts.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { fields } from './mail-link-fields.ts'

const notices: Readonly<Record<string, ProfileNotice>> = {
  REGISTRATION: 'account-added',
  PASSWORD: 'password-set',
  NEW_EMAIL: 'email-changed',
}
const slugs = { newPassword: fields.newPassword, new_password: fields.newPassword }

/** Logs in with a mailed link, and sets the password if one was typed. */
export async function handleRedeem(request: Request, locale: Locale): Promise<Response> {
  if (!isFromSite(request.headers)) return refuseCrossSite(locale)
  const form = await request.formData().catch(() => new FormData())
  const token = formText(form, fields.token)
  const purpose = formText(form, fields.purpose)
  const newPassword = formText(form, fields.newPassword)
  const visitor = createVisitorClient(request.headers)
  const variables = { locale: graphLocale(locale) }
  try {
    // Gets a token for a visitor without a valid one.
    await visitor.execute(CsrfTokenDocument, variables)
    const { redeemMailLink: result } = await visitor.execute(RedeemMailLinkDocument, {
      input: { ...variables, token, ...(newPassword !== '' && { newPassword }) },
    })
    if (result?.__typename === 'CurrentUser') {
      const moved = await moveFavouritesToAccount({ visitor, locale })
      const notice = notices[purpose]
      const setCookies = [...visitor.setCookies, ...moved]
      return redirectToProfile(locale, { setCookies, ...(notice && { notice }) })
    }
    const t = await getTranslations({ locale, namespace: 'accountLinks' })
    return result?.__typename === 'ValidationProblem'
      ? reject(form, locale, rejectionOf(result, slugs))
      : reject(form, locale, { detail: t('lost'), problems: [] })
  } catch (error) {
    const code = findGraphProblem(error)?.code
    // The page of the link says that it has expired.
    if (code === 'NOT_FOUND') return redirectToLink(locale, token)
    if (code === 'BAD_USER_INPUT') return redirectToProfile(locale, {})
    const t = await getTranslations({ locale, namespace: 'accountLinks' })
    const detail = code === 'RATE_LIMITED' ? t('tooMany') : t('lost')
    return reject(form, locale, { detail, problems: [] })
  }
}

function redirectToLink(locale: Locale, token: string): Response {
  const location = pathFor('user-link', { token }, locale)
  return new Response(null, { status: 303, headers: { location } })
}

function reject(form: FormData, locale: Locale, rejection: Rejection): Response {
  const names = [fields.token, fields.purpose, fields.email]
  const values = Object.fromEntries(names.map((name) => [name, formText(form, name)]))
  const attempt = saveAttempt({ values, files: {}, ...rejection })
  return Response.json({ page: pathFor('user-link-attempt', { attempt }, locale) }, { status: 422 })
}
