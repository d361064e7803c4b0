import type { ResourceField } from '@foyer/schema/resources/define-resource.ts'
import { ReferenceField, useRecordContext } from 'react-admin'
import { relatedDefinition } from './relation-input.tsx'
import { useLocaleCode } from './use-locale-code.ts'
import { valueText } from './value-text.ts'

/** The value of a field in a list. */
export function FieldView({ name, field }: { name: string; field: ResourceField }) {
  const locale = useLocaleCode()
  const row = useRecordContext()
  const related = field.type === 'relation' ? relatedDefinition(field) : undefined
  if (related) return <ReferenceField source={name} reference={related.resource} link="edit" />
  return <>{valueText(field, row?.[name], locale)}</>
}
