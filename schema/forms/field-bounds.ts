import { type FieldKind, kindOf } from './field-types.ts'
import type { FieldValue, FormField } from './form-field.ts'
import { isEmpty } from './is-empty.ts'
import type { ProblemKey } from './problem-messages.ts'

type Measure = {
  of: (value: string | readonly string[]) => number
  below: ProblemKey
  above: ProblemKey
}

const characters: Measure = {
  of: (value) => String(value).trim().length,
  below: 'tooShort',
  above: 'tooManyCharacters',
}
const count: Measure = { of: ({ length }) => length, below: 'tooFew', above: 'tooMany' }

/** What the bounds of a field are about, by its kind; others have none. */
const measures: Partial<Record<FieldKind, Measure>> = {
  text: characters,
  longText: characters,
  number: {
    of: (value) => Number(String(value).trim().replace(',', '.')),
    below: 'tooSmall',
    above: 'tooLarge',
  },
  checkboxes: count,
  selectSeveral: count,
  file: count,
}

/** The kinds of fields that can have bounds. */
export const boundedKinds = Object.keys(measures) as readonly FieldKind[]

/** The bound of a field that a value exceeds; undefined if there is none. An empty value exceeds none. */
export function findExceededBound(
  { fieldType, min, max }: FormField,
  value: FieldValue | undefined,
): { problem: ProblemKey; bound: number } | undefined {
  const measure = measures[kindOf(fieldType)]
  if (!measure || value === undefined || value === null || isEmpty(value)) return undefined
  const measured = measure.of(value)
  if (typeof min === 'number' && measured < min) return { problem: measure.below, bound: min }
  if (typeof max === 'number' && measured > max) return { problem: measure.above, bound: max }
  return undefined
}
