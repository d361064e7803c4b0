import { z } from 'zod'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import type { FieldOf } from './field.ts'

/** Shapes by name: requests and responses share one enum in the graph. */
const shapes = new Map<string, z.ZodType<string>>()

/** The enum of a choice; named after the field unless the field says otherwise. */
export function choiceShape(
  { options, nameInGraph, description }: FieldOf<'choice'>,
  usualName: string,
): z.ZodType<string> {
  const id = nameInGraph ?? usualName
  const shape =
    shapes.get(id) ??
    z
      .enum(Object.keys(options) as [string, ...string[]], {
        error: ({ input }) => (input === undefined ? rule('required') : undefined),
      })
      .meta({
        id,
        title: id,
        description,
        'x-enum-descriptions': Object.fromEntries(
          Object.entries(options).map(([value, option]) => [value, option.description]),
        ),
      })
  shapes.set(id, shape)
  return shape
}
