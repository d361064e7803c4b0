import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import type { Block } from '#editor/rich-text/slate-types.ts'
import type { Marks } from './block-builder.ts'
import type { Declarations } from './style-rules.ts'

/** What an element means for the text in it. */
export type ElementFormat = {
  marks: Marks
  /** What items of a list become; also of those further in. */
  listType: Exclude<Block['type'], 'paragraph'>
  type: Block['type']
  align: Block['align']
  isPreformatted: boolean
  /** Neither shown nor text: scripts, styles, what is hidden. */
  isSkipped: boolean
  /** Words before, in and after it belong to different blocks. */
  isBlock: boolean
  /** The number or bullet that Word writes in front of an item. */
  isWordBullet: boolean
}

export const plainFormat: ElementFormat = {
  marks: {},
  listType: 'bulleted_item',
  type: 'paragraph',
  align: undefined,
  isPreformatted: false,
  isSkipped: false,
  isBlock: true,
  isWordBullet: false,
}

const blockTags = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2
  h3 h4 h5 h6 header hgroup hr html legend li main nav ol option p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
)
const skippedTags = new Set(
  `applet area audio base canvas datalist embed frame frameset head iframe link map math meta noembed noframes noscript object param
  picture script select source style svg template textarea title track video xml xmp`.split(/\s+/),
)

type Element = { tag: string; attributes: Readonly<Record<string, string>>; style: Declarations }

export function elementFormat(parent: ElementFormat, element: Element): ElementFormat {
  const { tag, attributes, style } = element
  const isWordItem = tag === 'p' && isOfWordList(attributes, style)
  const listType = listTypeOf(tag) ?? parent.listType
  return {
    marks: marksOf(parent.marks, element),
    listType,
    type: tag === 'li' || isWordItem ? listType : parent.type,
    align: alignOf(element) ?? parent.align,
    isPreformatted: isPreformatted(parent, element),
    isSkipped: parent.isSkipped || isSkipped(element),
    isBlock: isBlock(tag, style),
    isWordBullet: parent.isWordBullet || /ignore/.test(style['mso-list'] ?? ''),
  }
}

/** The list that an item belongs to, by the number or bullet that Word writes in front of it. */
export function listTypeOfBullet(bullet: string): ElementFormat['listType'] {
  return /^[(\s]*(\d+|[a-z]|[ivxlc]+)[.):]/i.test(bullet) ? 'numbered_item' : 'bulleted_item'
}

function listTypeOf(tag: string): ElementFormat['listType'] | undefined {
  if (tag === 'ol') return 'numbered_item'
  return tag === 'ul' ? 'bulleted_item' : undefined
}

const isOfWordList = ({ class: name = '' }: Element['attributes'], style: Declarations) =>
  /MsoListParagraph/i.test(name) || /^l\d+ level\d+/.test(style['mso-list'] ?? '')

function marksOf(marks: Marks, { tag, attributes, style }: Element): Marks {
  const bold = boldOf(style['font-weight']) ?? (tag === 'b' || tag === 'strong' || marks.bold)
  const italic = italicOf(style['font-style']) ?? (tag === 'i' || tag === 'em' || marks.italic)
  const link = (tag === 'a' && linkOf(attributes.href)) || marks.link
  return {
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
    ...(link ? { link } : {}),
  }
}

/** A weight or slant in the style is what is seen, whatever the tag: Google Docs wraps everything in a `<b>` of normal weight. */
function boldOf(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return undefined
  return /^(bold|bolder|[6-9]\d\d)/.test(weight)
}

function italicOf(slant: string | undefined): boolean | undefined {
  if (slant === undefined || slant === 'inherit') return undefined
  return /^(italic|oblique)/.test(slant)
}

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** The target of a link; undefined for scripts, local files, anchors within the copied page and what no address is. */
function linkOf(href = ''): string | undefined {
  const address = href.trim()
  if (address.length > 2000) return undefined
  if (findLinkReference(address)) return address
  if (address.startsWith('/')) return /^\/[/\\]|[\s\\]/.test(address) ? undefined : address
  const isAllowed = URL.canParse(address) && schemes.has(new URL(address).protocol)
  return isAllowed ? address : undefined
}

function alignOf({ tag, attributes, style }: Element): Block['align'] {
  const said = style['text-align'] ?? attributes.align?.toLowerCase()
  if (said === undefined) return tag === 'center' ? 'center' : undefined
  if (said === 'inherit') return undefined
  if (/^(-webkit-)?center/.test(said)) return 'center'
  return /^(right|end)/.test(said) ? 'right' : 'left'
}

function isPreformatted(parent: ElementFormat, { tag, style }: Element): boolean {
  const space = style['white-space'] ?? style['white-space-collapse']
  if (space !== undefined) return /^(pre|pre-wrap|break-spaces|preserve)$/.test(space)
  return tag === 'pre' || parent.isPreformatted
}

function isSkipped({ tag, style, attributes }: Element): boolean {
  return (
    skippedTags.has(tag) ||
    style.display === 'none' ||
    style['mso-hide'] === 'all' ||
    'hidden' in attributes
  )
}

function isBlock(tag: string, { display = '' }: Declarations): boolean {
  if (/^(block|flex|grid|list-item|table)/.test(display)) return true
  return blockTags.has(tag)
}
