import { kindOf } from '@foyer/schema/forms/field-types.ts'
import type { ControlProps } from './control-props.ts'
import fieldStyles from '#ui/text-field.module.css'
import styles from './controls.module.css'
import { idOf } from '#features/forms/form-content.ts'

const maxRows = 6

/** One option from a select, or several from a list box. */
export function SelectControl({ field, value, problem, labels, describedBy }: ControlProps) {
  const common = {
    id: idOf(field.slug),
    name: field.slug,
    className: `${fieldStyles.input} ${styles.input}`,
    required: field.required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy,
  }
  const options = field.choices.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.label}
    </option>
  ))
  if (kindOf(field.fieldType) === 'selectSeveral') {
    return (
      <select
        {...common}
        multiple
        size={Math.min(maxRows, options.length)}
        defaultValue={[value ?? []].flat()}
      >
        {options}
      </select>
    )
  }
  return (
    <select {...common} defaultValue={typeof value === 'string' ? value : ''}>
      <option value="">{labels.choose}</option>
      {options}
    </select>
  )
}
