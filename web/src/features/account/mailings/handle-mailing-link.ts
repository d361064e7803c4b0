import 'server-only'
import { CsrfTokenDocument, RedeemMailLinkDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import { refuseCrossSite } from '#features/account/account-responses.ts'
import { findMailLink } from '#features/account/mail-links/find-mail-link.ts'
import { formText } from '#features/account/form-text.ts'
import type { Locale } from '#i18n/locales.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { redirectToMailing, type MailingOutcome } from './mailing-responses.ts'
import { isMailingPurpose, type MailingPurpose } from './mailing-purposes.ts'

const outcomes = {
  NEWSLETTER: 'newsletter-confirmed',
  NEWSLETTER_END: 'newsletter-ended',
  FAVOURITES_END: 'favourites-ended',
} as const satisfies Record<MailingPurpose, MailingOutcome>

/**
 * Uses a mailed link about a mailing. Mail programs end one by themselves, without the headers of a browser (RFC 8058): what their request grants is
 * in its address. They cannot confirm anything.
 */
export async function handleMailingLink(
  request: Request,
  { token, locale }: { token: string; locale: Locale },
): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const isOneClick = formText(form, 'List-Unsubscribe') === 'One-Click'
  if (!isOneClick && !isFromSite(request.headers)) return refuseCrossSite(locale)
  const link = await findMailLink({ locale, token }, request.headers)
  if (link.status === 'unknown') return failed(isOneClick, { token, locale })
  const purpose = link.status === 'valid' && isMailingPurpose(link.purpose) ? link.purpose : null
  if (isOneClick && purpose === 'NEWSLETTER') return answer(400)
  if (purpose === null) return isOneClick ? answer(200) : redirectToMailing(locale, { token })

  const visitor = createVisitorClient(request.headers)
  const variables = { locale: graphLocale(locale) }
  try {
    // Gets a token for a visitor without a valid one.
    await visitor.execute(CsrfTokenDocument, variables)
    await visitor.execute(RedeemMailLinkDocument, { input: { ...variables, token } })
  } catch {
    // The gateway has logged why.
    return failed(isOneClick, { token, locale })
  }
  if (isOneClick) return answer(200)
  const { setCookies } = visitor
  return redirectToMailing(locale, { token, outcome: outcomes[purpose], setCookies })
}

/** A mail program tries again. */
function failed(isOneClick: boolean, { token, locale }: { token: string; locale: Locale }) {
  return isOneClick ? answer(503) : redirectToMailing(locale, { token, outcome: 'failed' })
}

const answer = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'private, no-store' } })
