import type { FieldOf } from '@foyer/schema/fields/field.ts'
import { variant } from '#lib/design/variant.ts'

/** The options of a choice, with their labels. Those of the other variant are not offered (M-04). */
export const offeredOptions = ({ options, onlyIn }: FieldOf<'choice'>) =>
  Object.entries(options).filter(([option]) => (onlyIn?.[option] ?? variant) === variant)
