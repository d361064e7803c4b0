import type { FieldOf, Fields, Given } from './field.ts'

const mostItems = 60

export function items<const Item extends Fields>(
  given: Omit<Given<'items'>, 'min' | 'max' | 'item'> & {
    min?: number
    max?: number
    item: Item
  },
): FieldOf<'items'> & { item: Item } {
  return { min: 0, max: mostItems, ...given, type: 'items' }
}
