import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import type {
  AccountList as AccountListShape,
  AdministeredAccount,
} from '@foyer/schema/rest/account-admin-operations.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { z } from 'zod'
import { useResponse } from '#generic/parts/use-response.ts'
import { callOrigin } from '#provider/call-origin.ts'
import { currentLocale } from '#words/i18n-provider.ts'

export type Account = z.output<typeof AdministeredAccount>
type AccountList = z.output<typeof AccountListShape>
export type AccountRow = AccountList['results'][number]

/** The accounts that a query finds. */
export const useAccounts = (query: string, locale: LocaleCode) =>
  useResponse<AccountList>(adminApiPath(locale, `accounts/?${query}`))

/** One account with its roles and sessions. */
export const useAccount = (id: number, locale: LocaleCode) =>
  useResponse<Account>(adminApiPath(locale, `accounts/${id}/`))

/** Does something with accounts; returns the one that was changed or added. */
export async function changeAccounts(
  path: string,
  body: Record<string, string | number> = {},
): Promise<Account> {
  const address = adminApiPath(currentLocale(), `accounts/${path}`)
  return (await callOrigin(address, { method: 'POST', body })) as Account
}
