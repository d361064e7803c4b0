import { z } from 'zod'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import type { Field, FieldText } from './field.ts'
import { answerFields, writeFields, type Fields, type Written } from './shapes-of-fields.ts'

/**
 * A list of like items with fields of their own. `name` is that of an item in the graph, as `FaqItem`.
 */
export function items<const Given extends Fields>(
  given: FieldText & {
    name: string
    item: Given
    min?: number
    max?: number
    /** Fields of an item that may be empty only where another one refers to something that says it. */
    requiredWithout?: { field: keyof Given & string; names: readonly (keyof Given & string)[] }
  },
): Field<z.ZodType<z.output<Written<Given>>[], z.input<Written<Given>>[] | undefined>> {
  const { name, item, min = 0, max = 60, requiredWithout, ...text } = given
  const describe = { title: name, description: text.description }
  const Answer = z.object(answerFields(item, name)).meta({ id: name, ...describe })
  const Write = z
    .object(writeFields(item, name))
    .superRefine((value: Record<string, unknown>, { addIssue }) => {
      if (!requiredWithout || value[requiredWithout.field] !== null) return
      for (const field of requiredWithout.names) {
        if (value[field] === '')
          addIssue({ code: 'custom', path: [field], message: rule('required') })
      }
    })
    .meta({ id: `${name}Write`, ...describe, title: `${name}Write` })
  const list = z.array(Write, { error: min > 0 ? rule('required') : undefined }).max(max)
  const one = exampleOf(item)
  return {
    ...text,
    type: 'items',
    widget: 'items',
    item,
    write: min > 0 ? list.min(min, { error: rule('required') }) : list.default([]),
    answer: { '': z.array(Answer) },
    example: Array.from({ length: Math.max(min, 2) }, () => one) as never,
    wrong: [
      ...(min > 0 ? [undefined, []] : []),
      Array.from({ length: max + 1 }, () => one),
      ...wrongItems(item, one),
      ...(requiredWithout?.names ?? []).map((field) => [
        { ...one, [requiredWithout!.field]: null, [field]: '' },
      ]),
    ],
  }
}

function exampleOf(item: Fields) {
  return Object.fromEntries(Object.entries(item).map(([name, { example }]) => [name, example]))
}

function wrongItems(item: Fields, one: object): unknown[] {
  return Object.entries(item).flatMap(([name, { wrong }]) =>
    wrong.map((value) => [{ ...one, [name]: value }]),
  )
}
