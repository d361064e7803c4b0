'use client'
import type { ControlProps } from '#editor/fields/field-props.ts'
import { useFieldValue } from '#editor/fields/use-field-value.ts'
import { variant } from '#lib/design/variant.ts'
import { ClockNote } from './clock-note.tsx'
import { instantOfLocal, localOfInstant } from './local-instant.ts'

const attributes = ({
  id,
  describedBy,
  isInvalid,
}:
  | ControlProps<'number'>
  | ControlProps<'flag'>
  | ControlProps<'moment'>
  | ControlProps<'day'>) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
})

/** Up to this many numbers are offered as a list. */
const maxListed = 12

/** A whole number: from a list if it is one of a few. */
export function NumberControl(props: ControlProps<'number'>) {
  const { field, path, port } = props
  const stored = useFieldValue(port, path)
  const value = typeof stored === 'number' ? stored : field.fallback
  const numbers = Array.from({ length: field.max - field.min + 1 }, (_, step) => field.min + step)
  if (numbers.length <= maxListed) {
    return (
      <select
        {...attributes(props)}
        value={value}
        onChange={({ currentTarget }) => port.change(path, Number(currentTarget.value))}
      >
        {numbers
          .filter((number) => (field.onlyIn?.[number] ?? variant) === variant)
          .map((number) => (
            <option key={number}>{number}</option>
          ))}
      </select>
    )
  }
  return (
    <input
      {...attributes(props)}
      type="number"
      inputMode="numeric"
      min={field.min}
      max={field.max}
      value={value}
      onChange={({ currentTarget: { valueAsNumber } }) => {
        if (Number.isInteger(valueAsNumber)) port.change(path, valueAsNumber)
      }}
    />
  )
}

/** Yes or no. */
export function FlagControl(props: ControlProps<'flag'>) {
  const { path, port } = props
  const value = useFieldValue(port, path)
  return (
    <input
      {...attributes(props)}
      type="checkbox"
      role="switch"
      aria-checked={value === true}
      checked={value === true}
      onChange={({ currentTarget }) => port.change(path, currentTarget.checked)}
    />
  )
}

/** A calendar day at the theatre. */
export function DayControl(props: ControlProps<'day'>) {
  const { path, port } = props
  const value = useFieldValue(port, path)
  return (
    <input
      {...attributes(props)}
      type="date"
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => port.change(path, currentTarget.value || null)}
    />
  )
}

/** Day and time on the theatre's clock, wherever the editor is. */
export function MomentControl(props: ControlProps<'moment'>) {
  const { path, port } = props
  const value = useFieldValue(port, path)
  const clockId = `${props.id}-clock`
  return (
    <>
      <input
        {...attributes(props)}
        aria-describedby={`${clockId} ${props.describedBy}`}
        type="datetime-local"
        value={typeof value === 'string' ? localOfInstant(value) : ''}
        onChange={({ currentTarget }) =>
          port.change(path, currentTarget.value ? instantOfLocal(currentTarget.value) : null)
        }
      />
      <ClockNote id={clockId} />
    </>
  )
}
