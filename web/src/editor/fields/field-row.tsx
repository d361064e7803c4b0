'use client'
import { useId, useState, type ComponentType } from 'react'
import type { Field, FieldType } from '@foyer/schema/fields/field.ts'
import { checkValue } from './check-value.ts'
import { controls, isGrouped } from './controls.ts'
import type { ControlProps } from './field-props.ts'
import styles from './module-form.module.css'
import { useFieldValue } from './use-field-value.ts'
import { useHeldText } from './use-held-text.ts'

type Props = Pick<ControlProps<FieldType>, 'path' | 'port' | 'locale' | 'FieldList'> & {
  field: Field
}

/** A field with its label, its help and what is wrong with its value, which is said once the field has been left: not for a dialog that it opens. */
export function FieldRow({ field, path, port: ofForm, locale, FieldList }: Props) {
  const id = useId()
  const port = useHeldText(ofForm, { field, path, locale })
  const value = useFieldValue(port, path)
  const [isLeft, setIsLeft] = useState(false)
  const broken = isLeft ? checkValue(field, value, locale) : undefined
  const problems = [...new Set([...(broken ? [broken] : []), ...port.problems(path)])]
  // The control is that of the field's own type, which TypeScript cannot infer through an index.
  const Control = controls[field.type] as ComponentType<ControlProps<FieldType>>
  const isGroup = isGrouped(field)
  const help = field.help?.[locale]
  const isRequired = 'required' in field && field.required
  const label = (
    <>
      {field.label[locale]}
      {isRequired && <span aria-hidden="true"> *</span>}
    </>
  )
  return (
    <div
      className={styles.field}
      data-type={field.type}
      data-field={path.join('.')}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInDialog = relatedTarget?.closest('dialog') != null
        if (!isInDialog && !currentTarget.contains(relatedTarget)) setIsLeft(true)
      }}
    >
      {isGroup ? (
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      )}
      <Control
        field={field}
        path={path}
        port={port}
        locale={locale}
        id={id}
        labelId={`${id}-label`}
        describedBy={`${id}-help ${id}-problem`}
        isInvalid={problems.length > 0}
        FieldList={FieldList}
      />
      <p className={styles.help} id={`${id}-help`}>
        {help}
      </p>
      <p className={styles.problem} id={`${id}-problem`} role="status">
        {problems.join(' ')}
      </p>
    </div>
  )
}
