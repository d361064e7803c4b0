'use client'
import { useId, useSyncExternalStore } from 'react'
import type { Field } from '@foyer/schema/fields/field.ts'
import type { Locale } from '#i18n/locales.ts'
import { variant } from '#lib/design/variant.ts'
import type { FieldPort } from '#editor/field-port.ts'
import { findDefinition } from '#editor/module-name.ts'
import styles from './basic-form.module.css'

/** The fields of a module that are one line, a plain text, a choice, a number or a switch, each live in the page while it is typed. */
export function BasicForm(props: { kind: string; port: FieldPort; locale: Locale }) {
  const { kind, port, locale } = props
  const fields = Object.entries(findDefinition(kind)?.fields ?? {})
  return (
    <div className={styles.form}>
      {fields.map(([name, field]) => (
        <BasicField key={name} name={name} field={field} port={port} locale={locale} />
      ))}
    </div>
  )
}

type FieldProps = { name: string; field: Field; port: FieldPort; locale: Locale }

function BasicField({ name, field, port, locale }: FieldProps) {
  const id = useId()
  const path = [name]
  const value = useSyncExternalStore(
    (listener) => port.subscribe(path, listener),
    () => port.read(path),
  )
  const problems = port.problems(path)
  const text = typeof value === 'string' ? value : ''
  const shared = {
    id,
    'aria-describedby': `${id}-help`,
    'aria-invalid': problems.length > 0 || undefined,
  }
  const control = () => {
    switch (field.type) {
      case 'line':
      case 'anchor':
        return (
          <input
            {...shared}
            value={text}
            maxLength={field.type === 'line' ? field.max : undefined}
            required={field.required}
            onChange={({ target }) => port.change(path, target.value)}
          />
        )
      case 'paragraph':
        return (
          <textarea
            {...shared}
            value={text}
            rows={5}
            maxLength={field.max}
            required={field.required}
            onChange={({ target }) => port.change(path, target.value)}
          />
        )
      case 'choice':
        return (
          <select
            {...shared}
            value={text || Object.keys(field.options)[0]}
            onChange={({ target }) => port.change(path, target.value)}
          >
            {Object.entries(field.options)
              .filter(([option]) => isOffered(field.onlyIn?.[option]))
              .map(([option, label]) => (
                <option key={option} value={option}>
                  {label[locale]}
                </option>
              ))}
          </select>
        )
      case 'number':
        return (
          <select
            {...shared}
            value={String(typeof value === 'number' ? value : field.fallback)}
            onChange={({ target }) => port.change(path, Number(target.value))}
          >
            {Array.from({ length: field.max - field.min + 1 }, (_, step) => field.min + step)
              .filter((number) => isOffered(field.onlyIn?.[number]))
              .map((number) => (
                <option key={number}>{number}</option>
              ))}
          </select>
        )
      case 'flag':
        return (
          <input
            {...shared}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => port.change(path, target.checked)}
          />
        )
      default:
        return undefined
    }
  }
  const shown = control()
  if (!shown) return null
  return (
    <div className={styles.field} data-type={field.type}>
      <label htmlFor={id}>{field.label[locale]}</label>
      {shown}
      <p id={`${id}-help`}>{problems.length > 0 ? problems.join(' ') : field.help?.[locale]}</p>
    </div>
  )
}

const isOffered = (only: string | undefined) => only === undefined || only === variant
