import type { BaseEditor } from 'slate'
import type { ReactEditor } from 'slate-react'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'

export type Block = RichText[number]
export type Leaf = Block['children'][number]
/** `maxLength` is the number of characters that a line of words can have. */
export type RichTextSlate = BaseEditor & ReactEditor & { maxLength?: number }

declare module 'slate' {
  // Slate is told of its types by this interface alone.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypes {
    Editor: RichTextSlate
    Element: Block
    Text: Leaf
  }
}
