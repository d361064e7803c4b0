import { z } from 'zod'
import { choiceShape } from '@foyer/schema/fields/choice-shape.ts'
import type { FieldOf } from '@foyer/schema/fields/field.ts'
import { pascalCase } from '@foyer/schema/fields/pascal-case.ts'
import { writeShape } from '@foyer/schema/fields/write-shapes.ts'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import { Id, LocalDate } from '@foyer/schema/shapes/scalars.ts'
import { isOwnField, ownShape } from './own-field-shapes.ts'
import type { PlainField, ResourceField, ResourceFields } from './define-resource.ts'

type Shapes = Record<string, z.ZodType>

/** The shapes of fields in a request, with their rules; `owner` is the prefix of their names. */
export const writtenFields = (fields: ResourceFields, owner: string): Shapes =>
  mapFields(fields, owner, writtenShape)

/** The shapes of fields in a response. */
export const returnedFields = (fields: ResourceFields, owner: string): Shapes =>
  mapFields(fields, owner, returnedShape)

/** The shapes without their defaults, for requests that change some fields. */
export function optionalFields(shapes: Shapes): Shapes {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      withoutDefault(shape)
        .optional()
        .describe(shape.description ?? ''),
    ]),
  )
}

function mapFields(
  fields: ResourceFields,
  owner: string,
  shapeOf: (field: ResourceField, nameInGraph: string) => z.ZodType,
): Shapes {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      shapeOf(field, owner + pascalCase(name)).describe(field.description),
    ]),
  )
}

function writtenShape(field: ResourceField, nameInGraph: string): z.ZodType {
  if (isOwnField(field)) return ownShape(field, 'written')
  if (field.type === 'relation') {
    return field.required ? z.int({ error: rule('required') }).min(1) : Id.nullable().default(null)
  }
  if (field.type === 'day') return dayShape(field)
  const shape = writeShape(field, nameInGraph)
  if (!field.isLocalized) return shape
  const english = withoutDefault(
    writeShape({ ...field, required: false } as PlainField, nameInGraph),
  )
  const texts = z.object(
    {
      de: shape.describe('The German text.'),
      en: english.optional().describe('The English text; without it the German one is shown.'),
    },
    { error: rule('required') },
  )
  return 'required' in field && field.required ? texts : texts.default({ de: '' })
}

/** A day that exists: the database knows no 30 February. */
function dayShape({ required }: FieldOf<'day'>): z.ZodType {
  const day = LocalDate.refine(isCalendarDay, { error: rule('day') })
  return required ? z.string({ error: rule('required') }).pipe(day) : day.nullable().default(null)
}

function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return day >= '0001' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const text = () => z.string()
const number = () => Id.nullable()

const returnedShapes: Record<PlainField['type'], () => z.ZodType> = {
  line: text,
  paragraph: text,
  html: text,
  link: text,
  anchor: text,
  embed: text,
  number: () => z.int(),
  flag: () => z.boolean(),
  moment: () => z.string().nullable(),
  day: () => z.string().nullable(),
  image: number,
  file: number,
  choice: text,
}

function returnedShape(field: ResourceField, nameInGraph: string): z.ZodType {
  if (isOwnField(field)) return ownShape(field, 'returned')
  if (field.type === 'relation') return field.required ? Id : Id.nullable()
  if (field.type === 'choice') return choiceShape(field, nameInGraph)
  const shape = returnedShapes[field.type]()
  if (!field.isLocalized) return shape
  return z.object({
    de: shape.describe('The German text.'),
    en: shape.optional().describe('The English text; omitted if there is none.'),
  })
}

function withoutDefault(shape: z.ZodType): z.ZodType {
  return shape instanceof z.ZodDefault ? (shape.unwrap() as z.ZodType) : shape
}
