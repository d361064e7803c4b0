import { z } from 'zod'
import { Link } from '@foyer/schema/shapes/link.ts'

/** A run of text with its marks. A link is a mark as well, so that a document has only two levels. */
export const RichTextLeaf = z
  .object({
    text: z.string().max(20_000).describe('Plain text of the run.'),
    bold: z.boolean().optional().describe('Whether the text is bold; no if omitted.'),
    italic: z.boolean().optional().describe('Whether the text is italic; no if omitted.'),
    link: Link.optional().describe('Link target of the text; omitted if it is not a link.'),
  })
  .meta({
    id: 'RichTextLeaf',
    title: 'RichTextLeaf',
    description: 'A run of text with uniform formatting.',
  })

export const RichTextBlockType = z.enum(['paragraph', 'bulleted_item', 'numbered_item']).meta({
  id: 'RichTextBlockType',
  title: 'RichTextBlockType',
  'x-enum-descriptions': {
    paragraph: 'A paragraph.',
    bulleted_item: 'An entry of a list with bullets.',
    numbered_item: 'An entry of a numbered list.',
  },
  description: 'Type of a block. Consecutive list items form one list.',
})

export const TextAlign = z.enum(['left', 'center', 'right']).meta({
  id: 'TextAlign',
  title: 'TextAlign',
  'x-enum-descriptions': {
    left: 'Aligned on the left.',
    center: 'Centred.',
    right: 'Aligned on the right.',
  },
  description: 'Text alignment.',
})

export const RichTextBlock = z
  .object({
    type: RichTextBlockType,
    align: TextAlign.optional().describe('Text alignment; left if omitted.'),
    children: z.array(RichTextLeaf).min(1).max(500).describe('Runs of text, in order.'),
  })
  .meta({
    id: 'RichTextBlock',
    title: 'RichTextBlock',
    description: 'A paragraph or list item of a rich text.',
  })

/** A rich text in the structure that Slate edits. */
export type RichText = z.infer<typeof RichTextBlock>[]
