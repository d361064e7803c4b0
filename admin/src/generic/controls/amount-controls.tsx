import type { OwnFieldOf } from '@foyer/schema/resources/own-fields.ts'
import { InputAdornment } from '@mui/material'
import { NumberInput } from 'react-admin'
import type { ControlProps } from '#generic/control-props.ts'

/** An amount in euros, which is whole cents in the contract. */
export function MoneyControl({ input }: ControlProps<OwnFieldOf<'money'>>) {
  return (
    <NumberInput
      {...input}
      min={0}
      step={0.01}
      format={toEuros}
      parse={toCents}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } }}
    />
  )
}

/** A number that may be missing. */
export function QuantityControl({ input, field }: ControlProps<OwnFieldOf<'quantity'>>) {
  const { min, max, hasFraction } = field
  return <NumberInput {...input} min={min} max={max} step={hasFraction ? 'any' : 1} />
}

const toEuros = (cents: unknown) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : '')

const toCents = (euros: unknown) =>
  euros === '' || euros === null ? (null as never) : Math.round(Number(euros) * 100)
