import type { ComponentType } from 'react'
import type { FieldOf, Fields, FieldType } from '@foyer/schema/fields/field.ts'
import type { FieldPort } from './field-port.ts'
import type { Locale } from '#i18n/locales.ts'

/** The fields of a module or of an item. `path` is where their values are. */
export type FieldListProps = {
  fields: Fields
  path: readonly string[]
  port: FieldPort
  locale: Locale
}

/** What every control of a field gets. */
export type ControlProps<Type extends FieldType> = {
  field: FieldOf<Type>
  /** Where the value is, as in a `change` operation. */
  path: readonly string[]
  port: FieldPort
  locale: Locale
  /** Id of the control, which its label names. */
  id: string
  labelId: string
  /** Ids of help and problem. */
  describedBy: string
  isInvalid: boolean
  /** Renders the fields of an item: a list of fields contains lists of fields. */
  FieldList: ComponentType<FieldListProps>
}
