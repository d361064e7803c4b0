import { orderStates } from '@foyer/schema/rest/staff-order-shapes.ts'
import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { EventFilter } from './event-filter.tsx'

/** Those in the address; what is searched for may be a name and is not. */
export const filterNames = ['event', 'state', 'day_from', 'day_to'] as const
export type FilterName = (typeof filterNames)[number]

type Props = {
  search: string
  valueOf: (name: FilterName) => string
  onSearch: (search: string) => void
  onChange: (name: FilterName, value: string) => void
}

/** By what orders are found. */
export function OrderFilters({ search, valueOf, onSearch, onChange }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      className="not-printed"
      onSubmit={submit}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 2,
        '& > .MuiFormControl-root, & > .MuiAutocomplete-root': {
          flex: '1 1 11rem',
          maxWidth: { sm: '20rem' },
          m: 0,
        },
      }}
    >
      <Stack
        direction="row"
        sx={{ flex: '1 1 18rem', gap: 1, maxWidth: { sm: '26rem' }, alignItems: 'center' }}
      >
        <TextField
          type="search"
          margin="none"
          label={translate('orders.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="contained">
          {translate('orders.find')}
        </Button>
      </Stack>
      <EventFilter value={valueOf('event')} onChange={(value) => onChange('event', value)} />
      <TextField
        select
        margin="none"
        label={translate('orders.state')}
        value={valueOf('state')}
        onChange={({ target }) => onChange('state', target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{translate('orders.allStates')}</MenuItem>
        {orderStates.map((state) => (
          <MenuItem key={state} value={state}>
            {translate(`orders.states.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      {(['day_from', 'day_to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          margin="none"
          label={translate(`orders.${name}`)}
          value={valueOf(name)}
          onChange={({ target }) => onChange(name, target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Stack>
  )
}
