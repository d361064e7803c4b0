import 'server-only'
import { MailLinkDocument, type MailLinkPurpose } from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'

/** `unknown`: it cannot be loaded at the moment. */
type FoundLink =
  | { status: 'expired' | 'unknown' }
  | { status: 'valid'; token: string; purpose: MailLinkPurpose; email: string }

/** What a mailed link is for. */
export async function findMailLink(
  { locale, token }: { locale: Locale; token: string },
  headers: Headers,
): Promise<FoundLink> {
  try {
    const variables = { locale: graphLocale(locale), token }
    const { mailLink } = await createVisitorClient(headers).execute(MailLinkDocument, variables)
    return mailLink ? { status: 'valid', token, ...mailLink } : { status: 'expired' }
  } catch (error) {
    const code = findGraphProblem(error)?.code
    const isNone = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT'
    return { status: isNone ? 'expired' : 'unknown' }
  }
}
