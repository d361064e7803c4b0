import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { useOrderEvents } from './orders.ts'
import { writtenStart } from '#generic/values/written.ts'

type Props = { value: string; onChange: (value: string) => void }

/** An event with orders, found by its title or day. */
export function EventFilter({ value, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const [typed, setTyped] = useState('')
  const { found: events = [], isLoading } = useOrderEvents({ search: typed }, locale)
  const { found: own } = useOrderEvents(value ? { event: value } : { search: '' }, locale)
  const chosen = value ? (own?.find(({ id }) => String(id) === value) ?? null) : null
  return (
    <Autocomplete
      size="small"
      options={events}
      value={chosen}
      loading={isLoading}
      // They are found by the origin.
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={(event) => `${event.title}, ${writtenStart(event, locale)}`}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, wanted) => onChange(wanted ? String(wanted.id) : '')}
      noOptionsText={translate('orders.noEvents')}
      loadingText={translate('orders.loading')}
      clearText={translate('orders.clear')}
      openText={translate('orders.openList')}
      closeText={translate('orders.closeList')}
      renderInput={(input) => (
        <TextField
          {...input}
          margin="none"
          label={translate('orders.event')}
          placeholder={translate('orders.eventHelp')}
        />
      )}
    />
  )
}
