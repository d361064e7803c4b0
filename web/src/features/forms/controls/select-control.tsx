import type { ControlProps } from './control-props.ts'
import fieldStyles from '#ui/text-field.module.css'
import styles from './controls.module.css'
import { idOf } from '#features/forms/form-content.ts'

/** One option from a select. */
export function SelectControl({ field, value, problem, labels, describedBy }: ControlProps) {
  return (
    <select
      id={idOf(field.slug)}
      name={field.slug}
      className={`${fieldStyles.input} ${styles.input}`}
      required={field.required}
      aria-invalid={problem ? true : undefined}
      aria-describedby={describedBy}
      defaultValue={typeof value === 'string' ? value : ''}
    >
      <option value="">{labels.choose}</option>
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
