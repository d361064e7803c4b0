import type { ResourceField } from '@foyer/schema/resources/define-resource.ts'
import {
  Link,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { FieldValue } from './field-value.tsx'
import { isEmptyValue } from './value-text.ts'

type Props = {
  name: string
  field: ResourceField
  /** It leads to the form of its row. */
  isLinked?: boolean
}

/** The value of a field in a list. */
export function FieldView({ name, field, isLinked = false }: Props) {
  const row = useRecordContext()
  const resource = useResourceContext()!
  const createPath = useCreatePath()
  const translate = useTranslate()
  const value = <FieldValue field={field} value={row?.[name]} isLinked={!isLinked} />
  if (!isLinked || !row) return value
  const edit = createPath({ resource, type: 'edit', id: row.id })
  return (
    <Link to={edit}>
      {isEmptyValue(field, row[name]) ? translate('admin.number', { id: row.id }) : value}
    </Link>
  )
}
