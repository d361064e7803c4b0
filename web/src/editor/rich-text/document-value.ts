import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import type { Block, Leaf } from './slate-types.ts'

export const emptyBlock = (): Block => ({ type: 'paragraph', children: [{ text: '' }] })

/** A rich text as Slate has it: never without a block. The nodes are copies, because Slate keeps what it knows about each. */
export function slateBlocks(value: RichText): Block[] {
  return value.length === 0 ? [emptyBlock()] : value.map(copyOfBlock)
}

/** The blocks of Slate as they are stored: without formatting that says nothing; empty if there is only an empty paragraph. */
export function richTextValue(blocks: readonly Block[]): RichText {
  const value = blocks.map(copyOfBlock)
  const [first] = value
  const isEmpty =
    value.length === 1 && first!.type === 'paragraph' && !first!.align && textOf(first!) === ''
  return isEmpty ? [] : value
}

export function textOf({ children }: Block): string {
  return children.map(({ text }) => text).join('')
}

function copyOfBlock({ type, align, children }: Block): Block {
  const leaves = children.map(copyOfLeaf)
  return align && align !== 'left' ? { type, align, children: leaves } : { type, children: leaves }
}

function copyOfLeaf({ text, bold, italic, link }: Leaf): Leaf {
  return {
    text,
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(link ? { link } : {}),
  }
}
