import { Parser } from 'htmlparser2'
import { currentVersion } from '@foyer/schema/documents/migrate-module.ts'
import type { Value, Values } from '@foyer/schema/documents/value.ts'
import { textLengths } from '@foyer/schema/fields/text-fields.ts'
import { textOf } from '#editor/rich-text/document-value.ts'
import { htmlBlocks } from '#editor/rich-text/paste/html-blocks.ts'
import { plainBlocks } from '#editor/rich-text/paste/plain-blocks.ts'
import type { Block } from '#editor/rich-text/slate-types.ts'
import type { CopiedModule } from './copied-modules.ts'

const lowestLevel = 5

/** Pasted HTML as modules: headlines where it has some, texts between them (E-05). The title of a page is no headline within one. */
export function modulesOfHtml(html: string): CopiedModule[] {
  const { parts, styles } = partsOf(html)
  return parts.flatMap(({ html: part, level }) => {
    const blocks = htmlBlocks(`${styles}${part}`)
    return level === undefined ? textModule(blocks) : headlineModule(blocks, level)
  })
}

/** Plain text as one text module; none if there are no words. */
export const modulesOfText = (text: string): CopiedModule[] => textModule(plainBlocks(text))

type Part = { html: string; level?: number }

/** Cuts HTML at its headlines. It is only read, and never becomes elements. */
function partsOf(html: string): { parts: Part[]; styles: string } {
  const parts: Part[] = []
  let styles = ''
  let start = 0
  let opened: { level: number; at: number } | undefined
  let sheetAt: number | undefined
  const parser = new Parser({
    onopentag(tag) {
      if (tag === 'style') sheetAt = parser.startIndex
      const [, digit] = /^h([1-6])$/.exec(tag) ?? []
      if (digit === undefined || opened) return
      parts.push({ html: html.slice(start, parser.startIndex) })
      opened = { level: Number(digit), at: parser.startIndex }
    },
    onclosetag(tag) {
      if (tag === 'style' && sheetAt !== undefined) {
        styles += html.slice(sheetAt, parser.endIndex + 1)
        sheetAt = undefined
      }
      if (!opened || tag !== `h${opened.level}`) return
      parts.push({ html: html.slice(opened.at, parser.endIndex + 1), level: opened.level })
      start = parser.endIndex + 1
      opened = undefined
    },
  })
  parser.end(html)
  return { parts: [...parts, { html: html.slice(start) }], styles }
}

function headlineModule(blocks: readonly Block[], level: number): CopiedModule[] {
  const content = blocks
    .map(textOf)
    .join(' ')
    .replaceAll('\n', ' ')
    .trim()
    .slice(0, textLengths.line)
  if (content === '') return []
  return [
    module('headline', { content, headline_level: Math.min(Math.max(level, 2), lowestLevel) }),
  ]
}

function textModule(blocks: readonly Block[]): CopiedModule[] {
  const hasWords = blocks.some((block) => textOf(block).trim() !== '')
  return hasWords ? [module('text', { content: blocks as unknown as Value })] : []
}

const module = (kind: string, fields: Values): CopiedModule => ({
  kind,
  version: currentVersion(kind),
  fields,
  inside: [],
})
