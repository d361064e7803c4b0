'use client'
import type { ControlProps } from '#editor/fields/field-props.ts'
import { choiceWidget, offeredOptions } from '#editor/fields/offered-options.ts'
import { useFieldValue } from '#editor/fields/use-field-value.ts'
import styles from '#editor/fields/module-form.module.css'

/** One of several options: as buttons, or as a list where there are many. */
export function ChoiceControl(props: ControlProps<'choice'>) {
  const { field, path, port, locale, id, labelId, describedBy, isInvalid } = props
  const options = offeredOptions(field)
  const stored = useFieldValue(port, path)
  const value = typeof stored === 'string' ? stored : field.required ? undefined : options[0]?.[0]
  if (choiceWidget(field) === 'select') {
    return (
      <select
        id={id}
        value={value ?? ''}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => port.change(path, currentTarget.value)}
      >
        {value === undefined && (
          <option value="" disabled>
            –
          </option>
        )}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label[locale]}
          </option>
        ))}
      </select>
    )
  }
  return (
    <div
      className={styles.choices}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      {options.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            className={styles.option}
            name={id}
            value={option}
            checked={value === option}
            onChange={() => port.change(path, option)}
          />
          <span>{label[locale]}</span>
        </label>
      ))}
    </div>
  )
}
