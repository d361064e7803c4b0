import type { Block } from '#editor/rich-text/slate-types.ts'

/** The paragraphs of plain text: one for each line that is not blank. */
export function plainBlocks(text: string): Block[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', children: [{ text: line }] }))
}
