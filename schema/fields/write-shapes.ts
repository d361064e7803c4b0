import { z } from 'zod'
import { OptionalLink, Link } from '@foyer/schema/shapes/link.ts'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import { Id, LocalDate, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import { choiceShape } from './choice-shape.ts'
import { isFromProvider } from './embed-providers.ts'
import type { Field, FieldOf, Fields } from './field.ts'
import { byType, type FieldTable } from './field-table.ts'
import { pascalCase } from './pascal-case.ts'
import { RichTextBlock, type RichText } from './rich-text.ts'
import { textLengths } from './text-fields.ts'

/** The shapes of values in a request, with their rules. An optional field has a default. */
const writeShapes: FieldTable<[nameInGraph: string], z.ZodType> = {
  line: textShape,
  paragraph: textShape,
  'rich-text': ({ required }) => {
    const blocks = z.array(RichTextBlock, { error: messageOf(required) }).max(500)
    return required ? blocks.refine(hasText, { error: rule('required') }) : blocks.default([])
  },
  html: ({ required }) => {
    const code = z.string({ error: messageOf(required) }).max(textLengths.code)
    return required ? code.trim().min(1, { error: rule('required') }) : code.default('')
  },
  choice: (field, nameInGraph) => {
    const shape = choiceShape(field, nameInGraph)
    return field.required ? shape : shape.default(Object.keys(field.options)[0]!)
  },
  number: ({ min, max, fallback }) => z.int().min(min).max(max).default(fallback),
  flag: ({ fallback = false }) => z.boolean().default(fallback),
  link: ({ required }) =>
    required
      ? z
          .string({ error: rule('required') })
          .trim()
          .min(1, { error: rule('required') })
          .pipe(Link)
      : OptionalLink.default(''),
  anchor: ({ required }) => {
    const name = z
      .string({ error: messageOf(required) })
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, { error: rule('anchor') })
      .max(80)
    return required ? name.min(1, { error: rule('required') }) : name.default('')
  },
  embed: ({ providers }) =>
    z
      .string({ error: rule('required') })
      .trim()
      .min(1, { error: rule('required') })
      .max(2000)
      .refine((address) => isFromProvider(address, providers), { error: rule('provider') }),
  moment: ({ required }) =>
    required
      ? z
          .union([OffsetDateTime], { error: rule('required') })
          .refine((value) => !Number.isNaN(Date.parse(value)), { error: rule('required') })
      : OffsetDateTime.nullable().default(null),
  day: ({ required }) =>
    required
      ? z.string({ error: rule('required') }).pipe(LocalDate)
      : LocalDate.nullable().default(null),
  image: numberShape,
  file: numberShape,
  reference: numberShape,
  references: ({ max }) => z.array(Id).max(max).default([]),
  items: (field) => {
    const { min, max } = field
    const list = z.array(itemShape(field), { error: messageOf(min > 0) }).max(max)
    return min > 0 ? list.min(min, { error: rule('required') }) : list.default([])
  },
}

/** The request fields of a module or item; `owner` is its type in the graph. */
export function writeFields(fields: Fields, owner: string): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      writeShape(field, owner + pascalCase(name)).describe(writeDescription(field)),
    ]),
  )
}

/** A required value is never missing, so that its description says nothing about that. */
function writeDescription(field: Field): string {
  const isRequired = 'required' in field && field.required
  return isRequired ? field.description.replace(/; null .*$/, '.') : field.description
}

export function writeShape(field: Field, nameInGraph: string): z.ZodType {
  return byType(writeShapes, field, nameInGraph)
}

const messageOf = (required = false) => (required ? rule('required') : undefined)

function textShape({ required, max, ...rules }: FieldOf<'line'> | FieldOf<'paragraph'>): z.ZodType {
  const text = z.string({ error: messageOf(required) })
  const pattern = 'pattern' in rules ? rules.pattern : undefined
  const bounded = required
    ? text
        .trim()
        .min(1, { error: rule('required') })
        .max(max)
    : text.max(max)
  const formed = pattern
    ? bounded.regex(new RegExp(pattern.expression), { error: rule(pattern.message) })
    : bounded
  return required ? formed : formed.default('')
}

function numberShape({ required }: { required?: boolean }): z.ZodType {
  return required ? z.int({ error: rule('required') }).min(1) : Id.nullable().default(null)
}

/** Whether a text has more than white space. */
export function hasText(document: RichText): boolean {
  return document.some(({ children }) => children.some(({ text }) => text.trim() !== ''))
}

function itemShape({
  name,
  item,
  itemDescription: description,
  requiredWithout,
}: FieldOf<'items'>): z.ZodType {
  return z
    .object(writeFields(item, name))
    .superRefine((value: Record<string, unknown>, { addIssue }) => {
      if (!requiredWithout || value[requiredWithout.field] !== null) return
      for (const field of requiredWithout.names) {
        if (value[field] === '')
          addIssue({ code: 'custom', path: [field], message: rule('required') })
      }
    })
    .meta({ id: `${name}Write`, title: `${name}Write`, description })
}
