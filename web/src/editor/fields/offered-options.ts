import type { FieldOf } from '@foyer/schema/fields/field.ts'
import { widgets } from '@foyer/schema/fields/widgets.ts'
import { variant } from '#lib/design/variant.ts'

/** The options of a choice, with their labels. Those of the other variant are not offered (M-04). */
export const offeredOptions = ({ options, onlyIn }: FieldOf<'choice'>) =>
  Object.entries(options).filter(([option]) => (onlyIn?.[option] ?? variant) === variant)

/** More options than this are easier to find in a list. */
const maxButtons = 4

/** How one of the options is chosen: by buttons, or in a list where there are many. */
export function choiceWidget(field: FieldOf<'choice'>): 'select' | 'buttons' {
  const isLong = offeredOptions(field).length > maxButtons
  return field.widget ?? (isLong ? 'select' : widgets.choice)
}
