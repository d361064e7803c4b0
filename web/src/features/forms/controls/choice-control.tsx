import { kindOf } from '@foyer/schema/forms/field-types.ts'
import type { ControlProps } from './control-props.ts'
import { Required } from './required.tsx'
import styles from './controls.module.css'
import { idOf } from '#features/forms/form-content.ts'

/** One checkbox with its own label, several checkboxes, or radio buttons. Several of a list are checkboxes too: a list box wants Ctrl. */
export function ChoiceControl({ field, value, problem, labels, describedBy }: ControlProps) {
  const kind = kindOf(field.fieldType)
  const chosen = [value ?? []].flat()
  const isSingle = kind === 'checkbox'
  const choices = isSingle ? [{ value: 'true', label: field.label }] : field.choices
  return (
    <div className={styles.choices} data-kind={kind}>
      {choices.map((choice, index) => (
        <label key={choice.value} className={styles.choice}>
          <input
            id={index === 0 ? idOf(field.slug) : undefined}
            type={kind === 'radio' ? 'radio' : 'checkbox'}
            name={field.slug}
            value={choice.value}
            defaultChecked={chosen.includes(choice.value)}
            required={isSingle && field.required}
            aria-invalid={problem && kind !== 'radio' ? true : undefined}
            aria-describedby={isSingle ? describedBy : undefined}
          />
          <span>
            {choice.label}
            {isSingle && field.required && (
              <>
                {' '}
                <Required label={labels.required} />
              </>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
