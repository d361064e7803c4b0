import { confirmationSlug } from '@foyer/schema/forms/email-confirmation.ts'
import { type FieldKind, kindOf } from '@foyer/schema/forms/field-types.ts'
import type { ControlProps } from './control-props.ts'
import fieldStyles from '#ui/text-field.module.css'
import styles from './controls.module.css'
import { idOf } from '#features/forms/form-content.ts'

type Typing = { type: string; inputMode?: 'decimal' | 'email' | 'url'; autoComplete?: string }

const typings: Partial<Record<FieldKind, Typing>> = {
  email: { type: 'email', autoComplete: 'email' },
  // A field of type number hides an invalid input from scripts.
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  birthday: { type: 'date', autoComplete: 'bday' },
  dateTime: { type: 'datetime-local' },
  url: { type: 'url', autoComplete: 'url' },
}

/** Fields that browsers can fill in by their autocomplete name. */
const completions: Record<string, string> = { name: 'name', telefon: 'tel', phone: 'tel' }

/** A text input of one or several lines; native inputs for days and times. */
export function TextControl({ field, value, problem, describedBy }: ControlProps) {
  const kind = kindOf(field.fieldType)
  const common = {
    id: idOf(field.slug),
    name: field.slug,
    className: `${fieldStyles.input} ${styles.input}`,
    'data-kind': kind,
    defaultValue: typeof value === 'string' ? value : '',
    placeholder: field.placeholderText || undefined,
    required: field.required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy,
  }
  if (kind === 'longText') return <textarea {...common} rows={5} />
  const typing = typings[kind] ?? { type: 'text', autoComplete: completions[field.slug] }
  if (field.slug !== confirmationSlug) return <input {...common} {...typing} />
  const listId = `${common.id}-known`
  return (
    <>
      <input {...common} {...typing} list={listId} />
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the field that it belongs to has the label */}
      <datalist id={listId} />
    </>
  )
}
