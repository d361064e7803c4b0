import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { findDefinition } from '#editor/module-name.ts'

/** A field of a module that refers to a picture or file. */
export type MediaPlace = { module: string; path: readonly string[] }

/**
 * The field for a picture or file that is dropped on an element: that of the form under the pointer, else the first one of the module;
 * undefined if there is none.
 */
export function mediaPlaceAt(
  element: Element,
  kind: 'image' | 'file',
  { document, selected }: { document: ContentDocument; selected: string | undefined },
): MediaPlace | undefined {
  const isInForm = element.closest('[data-panel]') !== null
  const onPage = element.closest<HTMLElement>('[data-canvas] [data-id]')?.dataset['id']
  const module = (isInForm ? selected : onPage) ?? ''
  const fields = findDefinition(document.modules[module]?.kind ?? '')?.fields
  if (!fields) return undefined
  const row = element.closest<HTMLElement>(`[data-panel] [data-type="${kind}"][data-field]`)
  const field =
    row?.dataset['field'] ?? Object.keys(fields).find((name) => fields[name]?.type === kind)
  return field === undefined ? undefined : { module, path: field.split('.') }
}
