import { kindOf } from '@foyer/schema/forms/field-types.ts'
import { ChoiceControl } from './choice-control.tsx'
import styles from './field-view.module.css'
import type { ControlProps, FieldProps } from './control-props.ts'
import { FileControl } from './file-control.tsx'
import { helpIdOf, idOf, problemIdOf } from '#features/forms/form-content.ts'
import { Required } from './required.tsx'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'

/** A field with its label, its help text and its problem. */
export function FieldView(props: FieldProps) {
  const { field, labels } = props
  const kind = kindOf(field.fieldType)
  if (kind === 'hidden') return <HiddenField {...props} />
  const isGroup = kind === 'checkboxes' || kind === 'selectSeveral' || kind === 'radio'
  const Frame = isGroup ? 'fieldset' : 'div'
  const Label = isGroup ? 'legend' : 'label'
  return (
    <li className={styles.field} data-kind={kind} data-wrong={props.problem ? '' : undefined}>
      <Frame
        className={styles.frame}
        {...(kind === 'radio' && { role: 'radiogroup', 'aria-required': field.required })}
        {...(isGroup && { 'aria-describedby': describedBy(props) })}
      >
        {kind !== 'checkbox' && (
          <Label className={styles.label} {...(!isGroup && { htmlFor: idOf(field.slug) })}>
            <span>{field.label}</span> {field.required && <Required label={labels.required} />}
          </Label>
        )}
        {field.helpText && (
          <p id={helpIdOf(field.slug)} className={styles.help}>
            {field.helpText}
          </p>
        )}
        <Control {...props} describedBy={describedBy(props)} />
        {props.problem && (
          <p id={problemIdOf(field.slug)} className={styles.problem}>
            {props.problem}
          </p>
        )}
        {/* Its space stays: nothing may move away while a visitor is about to press. */}
        {props.fixed && <p className={styles.fixed}>{props.fixed}</p>}
      </Frame>
    </li>
  )
}

function Control(props: ControlProps) {
  const kind = kindOf(props.field.fieldType)
  switch (kind) {
    case 'file':
      return <FileControl {...props} />
    case 'select':
      return <SelectControl {...props} />
    case 'checkbox':
    case 'checkboxes':
    case 'selectSeveral':
    case 'radio':
      return <ChoiceControl {...props} />
    default:
      return <TextControl {...props} />
  }
}

function HiddenField({ field, value }: FieldProps) {
  return (
    <li hidden>
      <input
        type="hidden"
        name={field.slug}
        defaultValue={typeof value === 'string' ? value : field.default}
      />
    </li>
  )
}

function describedBy({ field, problem }: FieldProps): string | undefined {
  const ids = [problem && problemIdOf(field.slug), field.helpText && helpIdOf(field.slug)]
  return ids.filter(Boolean).join(' ') || undefined
}
