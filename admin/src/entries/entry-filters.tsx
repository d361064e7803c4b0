import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { MenuItem, Stack, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLocaleCode } from '#generic/use-locale-code.ts'
import { textIn } from '#generic/values/text-in.ts'
import { useResponse } from '#generic/parts/use-response.ts'
import { entryStates } from './entry-calls.ts'

export const entryFilterNames = ['form', 'state', 'search', 'date_from', 'date_to'] as const
type FilterName = (typeof entryFilterNames)[number]

type Props = {
  valueOf: (name: FilterName) => string
  onChange: (name: FilterName, value: string) => void
}

type Forms = { results: { id: number; title: unknown }[] }

/** By what entries are filtered: form, state, text and days. */
export function EntryFilters({ valueOf, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const forms = useResponse<Forms>(adminApiPath(locale, 'forms/?page_size=100')).found?.results
  const options: Record<'form' | 'state', [value: string, text: string][]> = {
    form: (forms ?? []).map(({ id, title }) => [String(id), textIn(title, locale)]),
    state: entryStates.map((state) => [state, translate(`admin.entries.states.${state}`)]),
  }
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      onSubmit={(event) => event.preventDefault()}
      sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 11rem', maxWidth: '18rem' } }}
    >
      {(['form', 'state'] as const).map((name) => (
        <TextField
          key={name}
          select
          label={translate(`admin.entries.${name}`)}
          // What is not known yet is no option.
          value={options[name].some(([value]) => value === valueOf(name)) ? valueOf(name) : ''}
          onChange={({ target }) => onChange(name, target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('admin.audit.all')}</MenuItem>
          {options[name].map(([value, text]) => (
            <MenuItem key={value} value={value}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <TextField
        type="search"
        label={translate('admin.search')}
        value={valueOf('search')}
        onChange={({ target }) => onChange('search', target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
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
