import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

type Props = {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

/** A filter by one of several values; at first by none. */
export function ListSelect({ label, value, options, onChange }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={label}
      // What is not known yet is no option.
      value={options.some(([one]) => one === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('admin.list.all')}</MenuItem>
      {options.map(([one, text]) => (
        <MenuItem key={one} value={one}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
