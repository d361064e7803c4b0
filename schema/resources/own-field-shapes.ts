import { z } from 'zod'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import { Id } from '@foyer/schema/shapes/scalars.ts'
import { emailAddressPattern } from '@foyer/schema/shapes/visitor/email-address-pattern.ts'
import type { OwnField, OwnFieldOf } from './own-fields.ts'

type Table = {
  [Type in OwnField['type']]: {
    written: (field: OwnFieldOf<Type>) => z.ZodType
    returned: (field: OwnFieldOf<Type>) => z.ZodType
  }
}

/** A time on the clock of the theatre in a request, with or without seconds. */
export const clockTime = z
  .string({ error: rule('required') })
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, { error: rule('time') })

const optionValue = z.string().trim().max(100)
const germanLabel = z
  .string()
  .trim()
  .min(1, { error: rule('required') })
  .max(300)
const englishLabel = z.string().trim().max(300).optional()

const WrittenOption = z
  .object({
    value: optionValue.default('').describe('Value that is stored; made of the label if empty.'),
    label: z
      .object({
        de: germanLabel.describe('The German text.'),
        en: englishLabel.describe('The English text; without it the German one is shown.'),
      })
      .describe('What visitors read.'),
  })
  .meta({
    id: 'ResourceOptionWrite',
    title: 'ResourceOptionWrite',
    description: 'Something to choose.',
  })

const ReturnedOption = z
  .object({
    value: z.string().describe('Value that is stored.'),
    label: z
      .object({
        de: z.string().describe('The German text.'),
        en: z.string().optional().describe('The English text; omitted if there is none.'),
      })
      .describe('What visitors read.'),
  })
  .meta({ id: 'ResourceOption', title: 'ResourceOption', description: 'Something to choose.' })

const shapes: Table = {
  relations: {
    written: ({ max }) => z.array(Id).max(max).default([]),
    returned: () => z.array(Id),
  },
  time: {
    written: ({ required }) => (required ? clockTime : clockTime.nullable().default(null)),
    returned: ({ required }) => (required ? z.string() : z.string().nullable()),
  },
  money: {
    written: () =>
      z
        .int({ error: ({ input }) => (input === undefined ? rule('required') : undefined) })
        .min(0)
        .max(9_999_999),
    returned: () => z.int(),
  },
  quantity: {
    written: ({ min, max, hasFraction }) =>
      (hasFraction ? z.number() : z.int()).min(min).max(max).nullable().default(null),
    returned: ({ hasFraction }) => (hasFraction ? z.number() : z.int()).nullable(),
  },
  lines: {
    written: ({ max, maxLines, isEmail }) => {
      const text = z.string().trim().min(1).max(max)
      const one = isEmail ? text.regex(emailAddressPattern, { error: rule('email') }) : text
      return z.array(one).max(maxLines).default([])
    },
    returned: () => z.array(z.string()),
  },
  options: {
    written: ({ maxOptions }) => z.array(WrittenOption).max(maxOptions).default([]),
    returned: () => z.array(ReturnedOption),
  },
}

export function isOwnField(field: { type: string }): field is OwnField {
  return field.type in shapes
}

/** The shape of a field that only resources have, in a request or a response. */
export function ownShape(field: OwnField, direction: 'written' | 'returned'): z.ZodType {
  // The function is that of the field's own type, which TypeScript cannot infer through an index.
  const shapeOf = shapes[field.type][direction] as (field: OwnField) => z.ZodType
  return shapeOf(field)
}
