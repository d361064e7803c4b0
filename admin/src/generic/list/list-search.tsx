import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** What a list is searched for, once it is submitted. */
export function ListSearch({ label, value, onSearch }: Props) {
  // It follows the back button.
  return <Field key={value} label={label} value={value} onSearch={onSearch} />
}

function Field({ label, value, onSearch }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={submit}
      sx={{ flex: '1 1 18rem', gap: 1, maxWidth: { sm: '26rem' }, alignItems: 'center' }}
    >
      <TextField
        type="search"
        margin="none"
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Button type="submit" variant="contained">
        {translate('admin.list.find')}
      </Button>
    </Stack>
  )
}
