import { editedDefinitions } from '@foyer/schema/resources/resources.ts'
import { MenuItem, Stack, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLocaleCode } from '#generic/use-locale-code.ts'
import { useAuditAccounts } from './audit-entries.ts'

export const filterNames = ['resource', 'account', 'change', 'date_from', 'date_to'] as const
export type FilterName = (typeof filterNames)[number]
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
    <Stack
      component="form"
      role="search"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 11rem', maxWidth: '18rem' } }}
    >
      {(['resource', 'account', 'change'] as const).map((name) => (
        <TextField
          key={name}
          select
          label={translate(`admin.audit.${name}`)}
          // What is not known yet is no option.
          value={options[name].some(([value]) => value === valueOf(name)) ? valueOf(name) : ''}
          onChange={({ target }) => onChange(name, target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            select: { displayEmpty: true },
          }}
        >
          <MenuItem value="">{translate('admin.audit.all')}</MenuItem>
          {options[name].map(([value, text]) => (
            <MenuItem key={value} value={value}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {(['date_from', 'date_to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={translate(`admin.audit.${name}`)}
          value={valueOf(name)}
          onChange={({ target }) => onChange(name, target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Stack>
  )
}
