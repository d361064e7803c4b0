import { relatedResources } from './define-resource.ts'
import type { Relation } from './relation.ts'

/** Kinds of rows that fields of resources, or links and fields of pages, refer to by their numbers. */
export type ReferredKind = Relation | 'form'

const resourcesByKind: Record<ReferredKind, string> = { ...relatedResources, form: 'forms' }

/** What fields and links call the rows of a resource; undefined if nothing refers to them. */
export function referredKind(resource: string): ReferredKind | undefined {
  const found = Object.entries(resourcesByKind).find(([, one]) => one === resource)
  return found?.[0] as ReferredKind | undefined
}

/** The resource whose rows are called so; undefined for other words, such as `page`. */
export function referredResource(kind: string): string | undefined {
  return Object.hasOwn(resourcesByKind, kind) ? resourcesByKind[kind as ReferredKind] : undefined
}
