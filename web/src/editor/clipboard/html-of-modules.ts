import type { Fields } from '@foyer/schema/fields/field.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { richTextHtml } from '@foyer/schema/fields/rich-text-html.ts'
import { itemsInOrder } from '@foyer/schema/documents/items-in-order.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import { findDefinition } from '#editor/module-name.ts'
import type { CopiedModule } from './copied-modules.ts'

/** Modules as HTML for other programs: headlines, paragraphs, lists and links, and nothing of this site. `site`: what paths on it begin with elsewhere. */
export function htmlOfModules(modules: readonly CopiedModule[], site: string): string {
  const html = modules
    .flatMap((module) => [module, ...module.inside])
    .map(({ kind, fields }) =>
      kind === 'headline'
        ? headlineHtml(fields)
        : htmlOfFields(findDefinition(kind)?.fields ?? {}, fields),
    )
    .join('')
  return html.replaceAll('href="/', `href="${site}/`)
}

function headlineHtml({ content, headline_level: level }: Values): string {
  const tag = `h${typeof level === 'number' ? level : 2}`
  return typeof content === 'string' ? `<${tag}>${asHtml(content)}</${tag}>` : ''
}

/** The words of a module, in the order of its form. */
function htmlOfFields(fields: Fields, values: Values): string {
  const parts = Object.entries(fields).map(([name, field]) => {
    const value = values[name]
    if (field.type === 'rich-text' && Array.isArray(value)) {
      return richTextHtml(value as unknown as RichText)
    }
    if (field.type === 'items') {
      return itemsInOrder(value)
        .map((item) => htmlOfFields(field.item, item.fields))
        .join('')
    }
    if ((field.type === 'line' || field.type === 'paragraph') && typeof value === 'string') {
      return value.trim() === '' ? '' : richTextHtml([paragraph(value)])
    }
    if ((field.type === 'link' || field.type === 'embed') && typeof value === 'string') {
      return addressHtml(value)
    }
    return ''
  })
  return parts.join('')
}

/** An address as a link. References to things of the site mean nothing elsewhere. */
function addressHtml(address: string): string {
  if (!/^(\/|https?:|mailto:|tel:)/.test(address)) return ''
  return richTextHtml([{ type: 'paragraph', children: [{ text: address, link: address }] }])
}

const paragraph = (text: string): RichText[number] => ({ type: 'paragraph', children: [{ text }] })

/** The words of a line as HTML, without its paragraph. */
const asHtml = (text: string) => richTextHtml([paragraph(text)]).replace(/^<p>|<\/p>$/g, '')
