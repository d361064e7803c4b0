import { type FieldKind, fieldTypes, kindOf } from '@foyer/schema/forms/field-types.ts'
import { customType } from 'drizzle-orm/pg-core'

/** A column for the kind of a field of a form, stored as its number in the contract. */
export const fieldKind = customType<{ data: FieldKind; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (kind) => fieldTypes[kind],
  fromDriver: kindOf,
})
