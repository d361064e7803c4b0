import { relatedResources } from '@foyer/schema/resources/define-resource.ts'
import type { Relation } from '@foyer/schema/resources/relation.ts'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import { relatedDefinition } from '#provider/related-rows.ts'
import { useLocaleCode } from '#generic/use-locale-code.ts'
import type { Use } from './replace-uses.ts'

/** What uses a row: its kind, and its name, which leads to its form, or to the page where it is edited. */
export function UseName({ use: { type, id, label } }: { use: Use }) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const related = type in relatedResources ? relatedDefinition(type as Relation) : undefined
  if (type === 'page' && label.startsWith('/')) {
    return (
      <>
        {translate(`admin.uses.${type}`)}: <a href={`${label}?edit`}>{label}</a>
      </>
    )
  }
  if (!related) return <>{`${translate(`admin.uses.${type}`, { _: type })}: ${label}`}</>
  return (
    <>
      {related.name[locale]}:{' '}
      <Link to={createPath({ resource: related.resource, type: 'edit', id })}>
        {label || translate('admin.number', { id })}
      </Link>
    </>
  )
}
