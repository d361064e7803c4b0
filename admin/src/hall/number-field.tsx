import { TextField } from '@mui/material'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
}

/** A small number, which is never empty for its owner. */
export function NumberField({ label, value, onChange, min = 0, max = 5000 }: Props) {
  return (
    <TextField
      type="number"
      margin="none"
      sx={{ width: '8.5rem' }}
      label={label}
      defaultValue={value}
      onChange={({ target }) => {
        const next = Math.round(Number(target.value))
        if (target.value !== '' && next >= min && next <= max) onChange(next)
      }}
      slotProps={{ htmlInput: { min, max } }}
    />
  )
}
