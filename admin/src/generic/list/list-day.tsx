import { TextField } from '@mui/material'

type Props = { label: string; value: string; onChange: (day: string) => void }

/** A filter by a day, the first or the last. */
export function ListDay({ label, value, onChange }: Props) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
