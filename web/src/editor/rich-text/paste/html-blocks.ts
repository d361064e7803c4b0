import { Parser } from 'htmlparser2'
import type { Block } from '#editor/rich-text/slate-types.ts'
import { storableValue } from '#editor/store/storable-value.ts'
import { BlockBuilder } from './block-builder.ts'
import {
  elementFormat,
  listTypeOfBullet,
  plainFormat,
  type ElementFormat,
} from './element-format.ts'
import { classRulesIn, declarationsIn, type Declarations } from './style-rules.ts'

const lineBreakOfBrowser = 'Apple-interchange-newline'

/**
 * The blocks of pasted HTML, with nothing but what a rich text can have. The HTML is read as a stream of tags and never becomes
 * elements: nothing in it can run, and the policy of the page has nothing to report.
 */
export function htmlBlocks(html: string): Block[] {
  const builder = new BlockBuilder()
  let formats: ElementFormat[] = [plainFormat]
  let rules: ReadonlyMap<string, Declarations> = new Map()
  let sheet = ''
  let isInSheet = false

  const begin = (format: ElementFormat) => {
    builder.endBlock()
    builder.format = blockFormat(format)
  }
  const parser = new Parser({
    onopentag(tag, attributes) {
      const parent = formats.at(-1)!
      isInSheet = tag === 'style'
      const style = styleOf(tag, attributes, rules)
      const format = elementFormat(parent, { tag, attributes, style })
      formats.push(format)
      if (format.isSkipped) return
      if (format.isBlock) begin(format)
      if (tag === 'br' && attributes.class !== lineBreakOfBrowser) {
        builder.addLineBreak(format.marks)
      }
      if (tag === 'img' || tag === 'input') builder.addSpace(format.marks)
    },
    ontext(text) {
      if (isInSheet) sheet += text
      const format = formats.at(-1)!
      if (format.isSkipped) return
      if (format.isWordBullet) {
        const bullet = text.trim()
        if (bullet !== '') builder.format = { ...builder.format, type: listTypeOfBullet(bullet) }
        return
      }
      // LibreOffice ends what it copies with a null character, which is no word.
      const words = storableValue(text).replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '')
      if (format.isPreformatted) builder.addPreformatted(words, format.marks)
      else builder.addText(words, format.marks)
    },
    onclosetag(tag) {
      if (isInSheet && tag === 'style') {
        isInSheet = false
        rules = new Map([...rules, ...classRulesIn(sheet)])
        sheet = ''
      }
      const closed = formats.at(-1)!
      if (formats.length > 1) formats = formats.slice(0, -1)
      if (closed.isBlock && !closed.isSkipped) begin(formats.at(-1)!)
    },
  })
  parser.end(html)
  return builder.blocks()
}

function styleOf(
  tag: string,
  { class: names = '', style = '' }: Record<string, string>,
  rules: ReadonlyMap<string, Declarations>,
): Declarations {
  const ofClasses = names.split(/\s+/).map((name) => rules.get(`${tag}.${name}`) ?? {})
  return Object.assign({}, ...ofClasses, declarationsIn(style)) as Declarations
}

const blockFormat = ({ type, align }: ElementFormat): Omit<Block, 'children'> =>
  align === undefined || align === 'left' ? { type } : { type, align }
