import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { editedDefinitions } from '@foyer/schema/resources/resources.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { FieldChange } from '#generic/changes/field-change.ts'
import type { ChangedRow } from '#generic/changes/row-names.ts'
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

/** The definition of what a row is; undefined if it is no resource of today. */
export const definitionOfRow = ({ resource }: AuditRow) =>
  editedDefinitions.find((one) => one.resource === resource)

/** What was changed in rows of resources. */
export const changedRows = (entries: readonly AuditEntry[]): ChangedRow[] =>
  entries.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const definition = definitionOfRow(row)
      return definition ? [{ definition, changes: row.fields }] : []
    }),
  )

/** What the origin responds to a query of the audit log; until then that to the query before. */
export function useAuditList(query: string, locale: LocaleCode) {
  return useResponse<AuditList>(adminApiPath(locale, `audit/?${query}`))
}

/** Who can be filtered by. */
export function useAuditAccounts(locale: LocaleCode): Account[] {
  return useResponse<Account[]>(adminApiPath(locale, 'audit/accounts/')).found ?? []
}
