import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { contentFields, type ContentField } from './content-fields.ts'
import { findingOf, type Finding } from './finding.ts'

/** The anchors that links can lead to: those of all modules, except where an anchor is itself a link. */
export function anchorsOf(document: ContentDocument): Set<string> {
  const anchors = anchorFields(document).filter(({ path }) => path.length === 1)
  return new Set(anchors.map(({ value }) => value))
}

/** What is wrong with lists of anchors, whose items lead to anchors of the same page. */
export function anchorFindings(document: ContentDocument): Finding[] {
  const anchors = anchorsOf(document)
  return anchorFields(document)
    .filter(({ path, value }) => path.length > 1 && !anchors.has(value))
    .map(({ module, path, value }) =>
      findingOf({ module: module.id, path, key: 'dead-anchor', value: `#${value}` }),
    )
}

function anchorFields(document: ContentDocument): (ContentField & { value: string })[] {
  return contentFields(document).flatMap((one) => {
    const { field, value } = one
    return field.type === 'anchor' && typeof value === 'string' && value !== ''
      ? [{ ...one, value }]
      : []
  })
}
