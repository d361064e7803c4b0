import 'server-only'
import { OwnVouchersDocument, type OwnVouchersQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import { findProfile } from '#features/account/find-profile.ts'
import type { Locale } from '#i18n/locales.ts'

export type OwnVoucher = NonNullable<OwnVouchersQuery['userVouchers']>['vouchers'][number]

/** `unknown`: they cannot be loaded at the moment. */
type OwnVouchers =
  { status: 'guest' | 'unknown' } | { status: 'logged-in'; vouchers: readonly OwnVoucher[] }

/** The vouchers and credit of the visitor who sent these headers. */
export async function findVouchers(locale: Locale, headers: Headers): Promise<OwnVouchers> {
  const { status } = await findProfile(locale, headers)
  if (status !== 'logged-in') return { status }
  try {
    const variables = { locale: graphLocale(locale) }
    const { userVouchers } = await createVisitorClient(headers).execute(
      OwnVouchersDocument,
      variables,
    )
    return { status, vouchers: userVouchers?.vouchers ?? [] }
  } catch {
    // The page says so, and the gateway has logged why.
    return { status: 'unknown' }
  }
}
