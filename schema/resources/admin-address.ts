import { adminRowPath } from '@foyer/schema/paths/admin-paths.ts'
import { resources } from './resources.ts'

/** The resource of what has a page of its own, by the kind in the slug of its container. */
const resourceOfKind = {
  article: 'articles',
  event: 'events',
  form: 'forms',
  person: 'persons',
  production: 'productions',
  series: 'series',
  venue: 'venues',
} as const

/** What has a page of its own and is edited in the admin site. */
export type EditedObject = keyof typeof resourceOfKind

const isEditedObject = (kind: string): kind is EditedObject => Object.hasOwn(resourceOfKind, kind)

/** Where the admin site edits what a container belongs to, such as `person-12`; undefined if it does not edit that. */
export function adminAddressOf(containerSlug: string): string | undefined {
  const [, kind = '', number] = /^([a-z]+)-(\d+)$/.exec(containerSlug) ?? []
  const resource = isEditedObject(kind) ? resourceOfKind[kind] : undefined
  const isEdited = resources.some((definition) => definition.resource === resource)
  return resource !== undefined && isEdited ? adminRowPath(resource, Number(number)) : undefined
}
