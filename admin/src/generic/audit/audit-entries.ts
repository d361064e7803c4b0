import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { FieldChange } from '#generic/changes/field-changes.tsx'
import { useResponse } from '#generic/parts/use-response.ts'

export type AuditRow = {
  resource: string
  id: number
  change: 'added' | 'changed' | 'deleted' | 'restored'
  fields: FieldChange[]
}

export type AuditEntry = {
  id: number
  at: string
  actor: string
  account: { id: number; name: string } | null
  what: string
  row_count: number
  rows: AuditRow[]
}

export type AuditList = { count: number; results: AuditEntry[] }
export type Account = { id: number; name: string }

/** What the origin responds to a query of the audit log; until then that to the query before. */
export function useAuditList(query: string, locale: LocaleCode) {
  return useResponse<AuditList>(adminApiPath(locale, `audit/?${query}`))
}

/** Who can be filtered by. */
export function useAuditAccounts(locale: LocaleCode): Account[] {
  return useResponse<Account[]>(adminApiPath(locale, 'audit/accounts/')).found ?? []
}
