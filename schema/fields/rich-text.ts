import { z } from 'zod'
import { Link } from '@foyer/schema/shapes/link.ts'

/** A run of text with the marks it carries. A link is a mark, too, so that a document has two levels only. */
export const RichTextLeaf = z
  .object({
    text: z.string().max(20_000).describe('The words.'),
    bold: z.boolean().optional().describe('Strong.'),
    italic: z.boolean().optional().describe('Emphasised.'),
    link: Link.optional().describe('Where the words lead.'),
  })
  .meta({ id: 'RichTextLeaf', title: 'RichTextLeaf', description: 'A run of text with its marks.' })

export const RichTextBlockType = z.enum(['paragraph', 'bulleted_item', 'numbered_item']).meta({
  id: 'RichTextBlockType',
  title: 'RichTextBlockType',
  description: 'A paragraph, or an entry of a list; entries that follow each other are one list.',
})

export const TextAlign = z.enum(['left', 'center', 'right']).meta({
  id: 'TextAlign',
  title: 'TextAlign',
  description: 'How lines are set.',
})

export const RichTextBlock = z
  .object({
    type: RichTextBlockType,
    align: TextAlign.optional().describe('How the lines are set; left when unset.'),
    children: z.array(RichTextLeaf).min(1).max(500).describe('The text.'),
  })
  .meta({
    id: 'RichTextBlock',
    title: 'RichTextBlock',
    description: 'A paragraph or list entry of a structured text.',
  })

/** A structured text, as Slate edits it. */
export type RichText = z.infer<typeof RichTextBlock>[]
