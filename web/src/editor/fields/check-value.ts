import { z } from 'zod'
import type { Value, Values } from '@foyer/schema/documents/value.ts'
import type { Field } from '@foyer/schema/fields/field.ts'
import { writeShape } from '@foyer/schema/fields/write-shapes.ts'
import { issueMessage } from '@foyer/schema/shapes/issue-messages.ts'
import { sayRule } from '@foyer/schema/shapes/rule-messages.ts'
import type { Locale } from '#i18n/locales.ts'

const shapes = new WeakMap<Field, z.ZodType>()

/** What is wrong with the value of a field by its rules, which are those of the origin; undefined if nothing is. */
export function checkValue(
  field: Field,
  value: Value | undefined,
  locale: Locale,
): string | undefined {
  const shape = shapes.get(field) ?? shapeOf(field)
  shapes.set(field, shape)
  const checked = field.type === 'items' ? Object.values((value ?? {}) as Values) : value
  const { error } = shape.safeParse(checked, { error: (issue) => issueMessage(issue, locale) })
  return error && sayRule(error.issues[0]!.message, locale)
}

function shapeOf(field: Field): z.ZodType {
  // Items are checked by their own controls, so here only their number counts.
  if (field.type === 'items') return z.array(z.unknown()).min(field.min).max(field.max)
  // The shape of a choice has a name in the contract, of which a form knows nothing.
  if (field.type === 'choice') {
    const options = z.enum(Object.keys(field.options))
    return field.required ? options : options.optional()
  }
  return writeShape(field, '')
}
