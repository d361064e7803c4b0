import type { ResourceField } from '@foyer/schema/resources/define-resource.ts'
import { Fragment } from 'react'
import { ReferenceField } from 'react-admin'
import { relatedDefinition } from '#provider/related-rows.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { valueText } from './value-text.ts'

type Props = {
  field: ResourceField
  value: unknown
  /** Names of other rows lead to them. */
  isLinked?: boolean
}

/** A value in words; other rows by their names. */
export function FieldValue({ field, value, isLinked = false }: Props) {
  const locale = useLocaleCode()
  const related =
    field.type === 'relation' || field.type === 'relations'
      ? relatedDefinition(field.relatesTo)
      : undefined
  if (!related) return <>{valueText(field, value, locale)}</>
  const ids = [value].flat().filter((id) => typeof id === 'number')
  return (
    <>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <ReferenceField
            record={{ id }}
            source="id"
            reference={related.resource}
            link={isLinked ? 'edit' : false}
          />
        </Fragment>
      ))}
    </>
  )
}
