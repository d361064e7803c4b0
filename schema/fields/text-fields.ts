import { z } from 'zod'
import { Html } from '@foyer/schema/shapes/scalars.ts'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import type { Field, FieldText } from './field.ts'
import { RichTextBlock, type RichText } from './rich-text.ts'

type TextRules = { required?: boolean; max?: number; example?: string }

/** Longest texts, in characters. `teaser` is that of section 9 of the specification. */
export const textLengths = { line: 300, teaser: 3000, code: 20_000 } as const

/** Text of one line; empty when unset. */
export function line(given: FieldText & TextRules): Field<z.ZodType<string, string | undefined>> {
  return textField('line', { max: textLengths.line, ...given })
}

/** Plain text of several lines; empty when unset. */
export function paragraph(
  given: FieldText & TextRules,
): Field<z.ZodType<string, string | undefined>> {
  return textField('textarea', { max: textLengths.teaser, ...given })
}

function textField(
  widget: 'line' | 'textarea',
  { required = false, max, example = 'Beispiel', ...text }: FieldText & TextRules & { max: number },
): Field<z.ZodType<string, string | undefined>> {
  const words = z.string({ error: required ? rule('required') : undefined }).max(max)
  return {
    ...text,
    type: widget === 'line' ? 'line' : 'paragraph',
    widget,
    write: required ? words.trim().min(1, { error: rule('required') }) : words.default(''),
    answer: { '': z.string() },
    example,
    wrong: [...(required ? [undefined, '', '  '] : []), 'x'.repeat(max + 1), 7],
  }
}

/** Text with emphasis, links, lists and alignment, as Slate edits it. */
export function richText(
  given: FieldText & { required?: boolean },
): Field<z.ZodType<RichText, RichText | undefined>> {
  const { required = false, ...text } = given
  const blocks = z.array(RichTextBlock, { error: required ? rule('required') : undefined }).max(500)
  return {
    ...text,
    type: 'rich-text',
    widget: 'rich-text',
    write: required
      ? blocks.refine(saysSomething, { error: rule('required') })
      : blocks.default([]),
    stored: z.object({ document: z.array(RichTextBlock), html: z.string() }),
    answer: { '': Html, document: z.array(RichTextBlock) },
    example: [
      {
        type: 'paragraph',
        align: 'left',
        children: [
          { text: 'Ein ' },
          { text: 'Beispiel', bold: true, italic: true },
          { text: ' mit Link', link: '/programm' },
        ],
      },
      { type: 'bulleted_item', children: [{ text: 'und Liste' }] },
    ],
    wrong: [
      ...(required ? [undefined, [], [{ type: 'paragraph', children: [{ text: ' ' }] }]] : []),
      [{ type: 'script', children: [{ text: 'x' }] }],
      [{ type: 'paragraph', children: [{ text: 'x', link: 'javascript:alert(1)' }] }],
      '<p>x</p>',
    ],
  }
}

function saysSomething(document: RichText): boolean {
  return document.some(({ children }) => children.some(({ text }) => text.trim() !== ''))
}

/** HTML that an editor writes; kept and answered as the origin has sanitised it. */
export function html(
  given: FieldText & { required?: boolean },
): Field<z.ZodType<string, string | undefined>> {
  const { required = false, ...text } = given
  const code = z.string({ error: required ? rule('required') : undefined }).max(textLengths.code)
  return {
    ...text,
    type: 'html',
    widget: 'code',
    write: required ? code.trim().min(1, { error: rule('required') }) : code.default(''),
    // Of code that only runs nothing is left.
    stored: z.string(),
    answer: { '': Html },
    example: '<p>Ein <strong>Beispiel</strong></p>',
    wrong: [...(required ? [undefined, ''] : []), 'x'.repeat(textLengths.code + 1), 7],
  }
}
