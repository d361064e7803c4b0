import { editedDefinitions } from '@foyer/schema/resources/resources.ts'
import { useTranslate } from 'react-admin'
import { ListDay } from '#generic/list/list-day.tsx'
import { ListFilters } from '#generic/list/list-filters.tsx'
import { ListSelect } from '#generic/list/list-select.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { useAuditAccounts } from './audit-entries.ts'

export const filterNames = ['resource', 'account', 'change', 'date_from', 'date_to'] as const
type FilterName = (typeof filterNames)[number]
const changes = ['added', 'changed', 'deleted', 'restored'] as const

type Props = {
  valueOf: (name: FilterName) => string
  onChange: (name: FilterName, value: string) => void
}

/** By what the audit log is filtered: resource, person, what was done, and days. */
export function AuditFilters({ valueOf, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const accounts = useAuditAccounts(locale)
  const options: Record<'resource' | 'account' | 'change', [value: string, text: string][]> = {
    resource: editedDefinitions.map(({ resource, pluralName }) => [resource, pluralName[locale]]),
    account: accounts.map(({ id, name }) => [String(id), name]),
    change: changes.map((change) => [change, translate(`admin.history.${change}`)]),
  }
  return (
    <ListFilters>
      {(['resource', 'account', 'change'] as const).map((name) => (
        <ListSelect
          key={name}
          label={translate(`admin.audit.${name}`)}
          value={valueOf(name)}
          options={options[name]}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      {(['date_from', 'date_to'] as const).map((name) => (
        <ListDay
          key={name}
          label={translate(`admin.list.${name}`)}
          value={valueOf(name)}
          onChange={(day) => onChange(name, day)}
        />
      ))}
    </ListFilters>
  )
}
