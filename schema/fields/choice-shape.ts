import { z } from 'zod'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import type { FieldOf } from './field.ts'

/** What is sent and what is answered are one type of the graph. */
const known = new Map<string, z.ZodType<string>>()

/** The variants of a choice, by the name that they have in the graph. */
export function choiceShape(
  { options, nameInGraph, description }: FieldOf<'choice'>,
  usualName: string,
): z.ZodType<string> {
  const id = nameInGraph ?? usualName
  const shape =
    known.get(id) ??
    z
      .enum(Object.keys(options) as [string, ...string[]], {
        error: ({ input }) => (input === undefined ? rule('required') : undefined),
      })
      .meta({ id, title: id, description })
  known.set(id, shape)
  return shape
}
