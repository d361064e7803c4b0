import type { FieldKind } from '@foyer/schema/forms/field-types.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { textIn } from '#generic/values/text-in.ts'
import type { ShownField } from './shown-fields.ts'

type Props = {
  id: string
  field: ShownField
  locale: LocaleCode
  words: (name: string) => string
  /** The label of a single checkbox. */
  children: ReactNode
}

const types: Partial<Record<FieldKind, string>> = {
  email: 'email',
  date: 'date',
  birthday: 'date',
  dateTime: 'datetime-local',
  url: 'url',
}

const inputStyle = {
  width: '100%',
  minHeight: 44,
  p: 1,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  border: 0,
  borderBottom: '3px solid',
  borderRadius: 0,
}

/** The control of a field of the preview. It is passed over by the Tab key, as it is no field of the builder. */
export function PreviewControl({ id, field, locale, words, children }: Props) {
  const { kind, default: initial = '' } = field
  const own = { id, tabIndex: -1, sx: inputStyle }
  // Another initial value begins anew.
  const version = `${kind} ${initial}`
  const placeholder = textIn(field.placeholder_text, locale)
  const choices = (field.choices ?? []).map(({ value, label }, index) => ({
    key: `${id}-${index}`,
    value: value || String(index),
    isChosen: initial !== '' && value === initial,
    text: textIn(label, locale) || '…',
  }))
  switch (kind) {
    case 'longText':
      return (
        <Box
          component="textarea"
          key={version}
          {...own}
          rows={4}
          placeholder={placeholder}
          defaultValue={initial}
        />
      )
    case 'select':
      return (
        <Box component="select" key={version} {...own} defaultValue={initial}>
          <option value="">{words('choose')}</option>
          {choices.map(({ key, value, text }) => (
            <option key={key} value={value}>
              {text}
            </option>
          ))}
        </Box>
      )
    case 'checkbox':
      return (
        <Choice id={id} type="checkbox" isChosen={initial === 'true'}>
          {children}
        </Choice>
      )
    case 'checkboxes':
    case 'selectSeveral':
    case 'radio':
      return choices.map(({ key, isChosen, text }) => (
        <Choice
          key={key}
          id={key}
          name={id}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          isChosen={isChosen}
        >
          {text}
        </Choice>
      ))
    case 'file':
      return (
        <Box id={id} aria-hidden sx={{ border: '2px dashed', p: 1.5 }}>
          {words('files')}
        </Box>
      )
    default:
      return (
        <Box
          component="input"
          key={version}
          {...own}
          type={types[kind] ?? 'text'}
          placeholder={placeholder}
          defaultValue={initial}
        />
      )
  }
}

type ChoiceProps = {
  id: string
  type: 'checkbox' | 'radio'
  name?: string
  isChosen: boolean
  children: ReactNode
}

function Choice({ id, type, name, isChosen, children }: ChoiceProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box
        component="input"
        key={String(isChosen)}
        id={id}
        type={type}
        name={name}
        defaultChecked={isChosen}
        tabIndex={-1}
        sx={{ width: 24, height: 24, m: 0, flex: 'none', accentColor: 'currentColor' }}
      />
      <label htmlFor={id}>{children}</label>
    </Box>
  )
}
