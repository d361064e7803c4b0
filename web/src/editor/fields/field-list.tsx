'use client'
import type { FieldListProps } from './field-props.ts'
import { FieldRow } from './field-row.tsx'

/** The fields of a module or of an item, in the order of their definition. */
export function FieldList({ fields, path, ...rest }: FieldListProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldRow key={name} field={field} path={[...path, name]} FieldList={FieldList} {...rest} />
  ))
}
