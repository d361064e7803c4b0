import type { RichText } from './rich-text.ts'

type Block = RichText[number]

const listTags = { bulleted_item: 'ul', numbered_item: 'ol' } as const

/** Renders a rich text as HTML. Text cannot bring tags of its own, since all of it is escaped. */
export function richTextHtml(document: RichText): string {
  const parts: string[] = []
  let openList: 'ul' | 'ol' | undefined
  for (const block of document) {
    const list = block.type === 'paragraph' ? undefined : listTags[block.type]
    if (openList && openList !== list) parts.push(`</${openList}>`)
    if (list && openList !== list) parts.push(`<${list}>`)
    openList = list
    parts.push(blockHtml(block))
  }
  if (openList) parts.push(`</${openList}>`)
  return parts.join('')
}

function blockHtml({ type, align, children }: Block): string {
  const tag = type === 'paragraph' ? 'p' : 'li'
  const attribute = align && align !== 'left' ? ` data-align="${align}"` : ''
  return `<${tag}${attribute}>${children.map(leafHtml).join('')}</${tag}>`
}

function leafHtml({ text, bold, italic, link }: Block['children'][number]): string {
  let html = escape(text).replaceAll('\n', '<br>')
  if (italic) html = `<em>${html}</em>`
  if (bold) html = `<strong>${html}</strong>`
  if (!link) return html
  const externalAttribute = link.startsWith('/') ? '' : ' rel="noopener"'
  return `<a href="${escape(link)}"${externalAttribute}>${html}</a>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
