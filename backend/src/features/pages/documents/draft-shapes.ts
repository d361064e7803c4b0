import type { Field, Fields } from '@foyer/schema/fields/field.ts'
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

export function draftFieldShape(field: Field): z.ZodType {
  switch (field.type) {
    case 'items': {
      const item = z.strictObject({
        rank: z
          .string()
          .regex(/^[0-9A-Za-z]+$/)
          .max(longestRank),
        fields: draftShape(field.item),
      })
      return z.record(z.uuid(), item).refine((items) => Object.keys(items).length <= field.max, {
        error: `At most ${field.max}`,
      })
    }
    case 'choice':
      return z.enum(Object.keys(field.options))
    case 'line':
    case 'embed':
      return z.union([z.literal(''), writeShape(field, '')])
    case 'reference':
    case 'image':
    case 'file':
    case 'moment':
      return z.union([z.null(), writeShape(field, '')])
    case 'number':
    case 'flag':
    case 'day':
    case 'references':
      return writeShape(field, '')
    default:
      return writeShape({ ...field, required: false }, '')
  }
}
