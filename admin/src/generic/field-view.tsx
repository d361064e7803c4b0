import type { ResourceField } from '@foyer/schema/resources/define-resource.ts'
import {
  Link,
  ReferenceField,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { relatedDefinition } from './relation-input.tsx'
import { useLocaleCode } from './use-locale-code.ts'
import { valueText } from './value-text.ts'

type Props = {
  name: string
  field: ResourceField
  /** It leads to the form of its row. */
  isLinked?: boolean
}

/** The value of a field in a list. */
export function FieldView({ name, field, isLinked = false }: Props) {
  const locale = useLocaleCode()
  const row = useRecordContext()
  const resource = useResourceContext()!
  const createPath = useCreatePath()
  const translate = useTranslate()
  const related = field.type === 'relation' ? relatedDefinition(field) : undefined
  const value = related ? (
    <ReferenceField source={name} reference={related.resource} link={isLinked ? false : 'edit'} />
  ) : (
    valueText(field, row?.[name], locale)
  )
  if (!isLinked || !row) return <>{value}</>
  const edit = createPath({ resource, type: 'edit', id: row.id })
  return <Link to={edit}>{value || translate('admin.number', { id: row.id })}</Link>
}
