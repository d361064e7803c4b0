import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { contentFields, type ContentField } from './content-fields.ts'
import { findingOf, type Finding } from './finding.ts'

/** The anchors that links can lead to. */
export function anchorsOf(document: ContentDocument): Set<string> {
  const anchors = anchorFields(document).filter(({ isLink }) => !isLink)
  return new Set(anchors.map(({ value }) => value))
}

/** What is wrong with links to anchors of the same page. */
export function anchorFindings(document: ContentDocument): Finding[] {
  const anchors = anchorsOf(document)
  return anchorFields(document)
    .filter(({ isLink, value }) => isLink && !anchors.has(value))
    .map(({ module, path, value }) =>
      findingOf({ module: module.id, path, key: 'dead-anchor', value: `#${value}` }),
    )
}

type AnchorField = Pick<ContentField, 'module' | 'path'> & { value: string; isLink: boolean }

function anchorFields(document: ContentDocument): AnchorField[] {
  return contentFields(document).flatMap(({ module, path, field, value }) =>
    field.type === 'anchor' && typeof value === 'string' && value !== ''
      ? [{ module, path, value, isLink: field.isLink === true }]
      : [],
  )
}
