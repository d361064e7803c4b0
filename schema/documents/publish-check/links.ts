import type { Field } from '@foyer/schema/fields/field.ts'
import { pageFields } from '@foyer/schema/documents/page-fields.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { contentFields, type ContentField } from './content-fields.ts'

/** A link in a document. */
export type ContentLink = Pick<ContentField, 'module' | 'path'> & {
  target: string
  /** What visitors read; undefined where the view chooses the text. */
  text: string | undefined
}

/** All links of a document that have a target. */
export function contentLinks(document: ContentDocument): ContentLink[] {
  return contentFields(document).flatMap((one): ContentLink[] => {
    const { module, path, name, field, value, siblings } = one
    if (field.type === 'rich-text') {
      return linksIn(value as RichText | undefined).map((link) => ({ module, path, ...link }))
    }
    if (field.type !== 'link' || typeof value !== 'string' || value === '') return []
    const text = siblings[textOf(name)]
    return [
      { module, path, target: value, text: typeof text === 'string' && text ? text : undefined },
    ]
  })
}

/** The links of the document's own fields: where the menu entry of a page leads. */
export function ownLinks({ fields }: ContentDocument): { path: string[]; target: string }[] {
  return Object.entries<Field>(pageFields).flatMap(([name, { type }]) => {
    const target = Object.hasOwn(fields, name) ? fields[name] : undefined
    return type === 'link' && typeof target === 'string' && target !== ''
      ? [{ path: [name], target }]
      : []
  })
}

/** The name of the field that has the text of a link, where there is one. */
export const textOf = (link: string): string =>
  link === 'button_link' ? 'button_text' : `${link}_text`

/** Links of a formatted text. Neighbouring runs with the same target are one link. */
function linksIn(blocks: RichText = []): { target: string; text: string }[] {
  return blocks.flatMap(({ children }) => {
    const links: { target: string; text: string }[] = []
    let before: string | undefined
    for (const { text, link } of children) {
      if (link !== undefined && link === before) links.at(-1)!.text += text
      else if (link !== undefined) links.push({ target: link, text })
      before = link
    }
    return links
  })
}
