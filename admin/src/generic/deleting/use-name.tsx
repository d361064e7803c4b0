import { referredResource } from '@foyer/schema/resources/referred-kind.ts'
import { editedDefinitions } from '@foyer/schema/resources/resources.ts'
import { siteSettings } from '@foyer/schema/resources/site/site-settings.ts'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import type { Use } from './use.ts'

/** Where what is no resource is seen. */
const ownPages: Readonly<Record<string, (id: number) => string>> = {
  'form-entries': (form) => `/form-entries?form=${form}`,
  order: (number) => `/orders/${number}`,
}

/** What uses a row: its kind, and its name, which leads to its form, or to the page where it is edited. */
export function UseName({ use: { type, id, label } }: { use: Use }) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = referredResource(type) ?? type
  const related = editedDefinitions.find((one) => one.resource === resource)
  if (type === 'page' && label.startsWith('/')) {
    return (
      <>
        {translate(`admin.uses.${type}`)}: <a href={`${label}?edit`}>{label}</a>
      </>
    )
  }
  const own = ownPages[type]?.(id)
  if (own !== undefined) {
    return (
      <>
        {translate(`admin.uses.${type}`)}: <Link to={own}>{label}</Link>
      </>
    )
  }
  if (!related) return <>{`${translate(`admin.uses.${type}`, { _: type })}: ${label}`}</>
  if (related === siteSettings) {
    return <Link to={`/${type}/${id}`}>{related.name[locale]}</Link>
  }
  return (
    <>
      {related.name[locale]}:{' '}
      <Link to={createPath({ resource: related.resource, type: 'edit', id })}>
        {label || translate('admin.number', { id })}
      </Link>
    </>
  )
}
