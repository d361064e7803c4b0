import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import { textLengths } from '@foyer/schema/fields/text-fields.ts'
import { writeShape } from '@foyer/schema/fields/write-shapes.ts'
import { z } from 'zod'

const longestRank = 500

/**
 * The shape of the fields of a draft: what is there has to be of its type and within its bounds, and nothing else may be there.
 * Unlike what is published, a draft may be incomplete.
 */
export function draftShape(fields: Fields): z.ZodType {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, draftFieldShape(field).optional()]),
    ),
  )
}

export const draftFieldShape = (field: Field): z.ZodType => byType(draftShapes, field)

const asWritten = (field: Field) => writeShape(field, '')
/** Blank, as a text is while somebody types its first space, counts as empty. */
const orBlank = (field: Field) =>
  z.union([z.string().max(textLengths.line).regex(/^\s*$/), writeShape(field, '')])
const orNull = (field: Field) => z.union([z.null(), writeShape(field, '')])
const optional = (field: Field) => writeShape({ ...field, required: false } as Field, '')

/** What a field of a draft may be, by its type. */
const draftShapes: FieldTable<[], z.ZodType> = {
  line: orBlank,
  paragraph: optional,
  'rich-text': optional,
  html: optional,
  choice: ({ options }) => z.enum(Object.keys(options)),
  number: asWritten,
  flag: asWritten,
  link: optional,
  anchor: optional,
  embed: orBlank,
  moment: orNull,
  day: asWritten,
  image: orNull,
  file: orNull,
  reference: orNull,
  references: asWritten,
  items({ item, max }) {
    const shape = z.strictObject({
      rank: z
        .string()
        .regex(/^[0-9A-Za-z]+$/)
        .max(longestRank),
      fields: draftShape(item),
    })
    return z.record(z.uuid(), shape).refine((items) => Object.keys(items).length <= max, {
      error: `At most ${max}`,
    })
  },
}
