import { z } from 'zod'
import { LocalDate, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import type { Field, FieldText, Label, SiteVariant } from './field.ts'

/** One of several variants, each with its words for editors. The first is the default, unless one has to be chosen. */
export function choice<const Values extends Record<string, Label>>(
  given: FieldText & {
    options: Values
    required?: boolean
    nameInGraph?: string
    onlyIn?: { [Name in keyof Values]?: SiteVariant }
    widget?: 'select' | 'buttons'
  },
): Field<z.ZodType<keyof Values & string, (keyof Values & string) | undefined>> & {
  options: Values
} {
  const { options, required = false, widget = 'buttons', ...text } = given
  const names = Object.keys(options) as (keyof Values & string)[]
  const one = z.enum(names as [string, ...string[]], {
    error: ({ input }) => (input === undefined ? rule('required') : undefined),
  })
  return {
    ...text,
    type: 'choice',
    widget,
    options,
    isRequired: required,
    write: required ? one : one.default(names[0]!),
    answer: { '': one },
    example: names[0]!,
    wrong: [...(required ? [undefined] : []), 'sonst-was', 7],
  }
}

/** A whole number within bounds. */
export function number(
  given: FieldText & { min: number; max: number; fallback: number },
): Field<z.ZodType<number, number | undefined>> {
  const { min, max, fallback, ...text } = given
  return {
    ...text,
    type: 'number',
    widget: 'number',
    write: z.int().min(min).max(max).default(fallback),
    answer: { '': z.int() },
    example: fallback,
    wrong: [min - 1, max + 1, 'x'],
  }
}

/** Yes or no; no when unset. */
export function flag(text: FieldText): Field<z.ZodType<boolean, boolean | undefined>> {
  return {
    ...text,
    type: 'flag',
    widget: 'checkbox',
    write: z.boolean().default(false),
    answer: { '': z.boolean() },
    example: true,
    wrong: ['vielleicht'],
  }
}

type MaybeText = z.ZodType<string | null, string | null | undefined>

/** A point in time; none when unset. */
export function moment(
  given: FieldText & { required?: boolean; example?: string },
): Field<MaybeText> {
  const { required = false, example = '2020-01-01T00:00:00+01:00', ...text } = given
  return {
    ...text,
    type: 'moment',
    widget: 'date-time',
    write: required
      ? z
          .union([OffsetDateTime], { error: rule('required') })
          .refine(isPointInTime, { error: rule('required') })
      : OffsetDateTime.nullable().default(null),
    answer: { '': OffsetDateTime.nullable() },
    example,
    wrong: [...(required ? [undefined, null] : []), 'morgen'],
  }
}

function isPointInTime(value: string): boolean {
  return !Number.isNaN(Date.parse(value))
}

/** A calendar day at the theatre; none when unset. */
export function day(given: FieldText & { example?: string }): Field<MaybeText> {
  const { example = '2026-12-01', ...text } = given
  return {
    ...text,
    type: 'day',
    widget: 'date',
    write: LocalDate.nullable().default(null),
    answer: { '': LocalDate.nullable() },
    example,
    wrong: ['1.12.2026', '2026-13-01'],
  }
}
