import 'server-only'
import { getTranslations } from 'next-intl/server'
import { AddVoucherDocument } from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { VisitorClient } from '#graphql/visitor-client.ts'
import { formText } from '#features/account/form-text.ts'
import { fields as settings } from '#features/account/settings/settings-fields.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { saveAttempt } from '#lib/http/form-attempts.ts'
import { addVoucherIntent, voucherFields } from './voucher-fields.ts'

type Context = { visitor: VisitorClient; locale: Locale }

/** Adds a voucher to the account; undefined if the form is another one. */
export async function handleVoucherChange(
  form: FormData,
  { visitor, locale }: Context,
): Promise<Response | undefined> {
  if (formText(form, settings.intent) !== addVoucherIntent) return undefined
  const code = formText(form, voucherFields.code).slice(0, 100)
  try {
    const input = { locale: graphLocale(locale), code }
    const { addVoucher } = await visitor.execute(AddVoucherDocument, { input })
    if (addVoucher?.__typename === 'ValidationProblem') {
      return reject(locale, code, addVoucher.message)
    }
    return redirectToVouchers(locale, '?notice=added', visitor.setCookies)
  } catch (error) {
    const problem = findGraphProblem(error)?.code
    if (problem === 'UNAUTHENTICATED') return redirectToVouchers(locale)
    const t = await getTranslations({ locale, namespace: 'accountVouchers' })
    return reject(locale, code, t(problem === 'RATE_LIMITED' ? 'tooMany' : 'failed'))
  }
}

/** The page with the form, what was typed and why it was refused: the code is in no address. */
function reject(locale: Locale, code: string, message: string): Response {
  const problems = [{ slug: voucherFields.code, message }]
  const attempt = saveAttempt({ values: { code }, files: {}, detail: '', problems })
  return redirectToVouchers(locale, `?attempt=${attempt}`)
}

function redirectToVouchers(
  locale: Locale,
  query = '',
  setCookies: readonly string[] = [],
): Response {
  const headers = new Headers({ location: `${pathFor('user-vouchers', {}, locale)}${query}` })
  for (const line of setCookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
