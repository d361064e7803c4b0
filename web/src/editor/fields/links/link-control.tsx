'use client'
import type { ControlProps } from '#editor/fields/field-props.ts'
import { useFieldValue } from '#editor/fields/use-field-value.ts'
import { LinkInput } from './link-input.tsx'

/** Where a link leads: something on this site, or an address. */
export function LinkControl(props: ControlProps<'link'>) {
  const { field, path, port } = props
  const value = useFieldValue(port, path)
  return (
    <LinkInput
      {...props}
      link={typeof value === 'string' ? value : ''}
      onChange={(link) => port.change(path, link)}
      isRequired={field.required === true}
    />
  )
}
