import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material'

type Props<Value> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Several of some options, each with its own checkbox. */
export function CheckboxList<Value extends string | number>({
  legend,
  options,
  chosen,
  onChange,
}: Props<Value>) {
  return (
    <FormControl component="fieldset" sx={{ mt: 2, width: '100%' }}>
      <FormLabel component="legend">{legend}</FormLabel>
      <FormGroup
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' }}
      >
        {options.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}
