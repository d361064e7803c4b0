import { adminRowPath } from '@foyer/schema/paths/admin-paths.ts'
import { resources } from './resources.ts'

/** The resource of what has a page with a container of its own, by the kind in its slug. */
const resourceOfKind: Readonly<Record<string, string>> = {
  article: 'articles',
  event: 'events',
  form: 'forms',
  person: 'persons',
  production: 'productions',
  series: 'series',
  venue: 'venues',
}

/** Where the admin site edits what a container belongs to, such as `person-12`; undefined if it does not edit that. */
export function adminAddressOf(containerSlug: string): string | undefined {
  const [, kind = '', number] = /^([a-z]+)-(\d+)$/.exec(containerSlug) ?? []
  const resource = resourceOfKind[kind]
  const isEdited = resources.some((definition) => definition.resource === resource)
  return resource !== undefined && isEdited ? adminRowPath(resource, Number(number)) : undefined
}
