import type { FieldOf, Fields, FieldOptions } from './field.ts'

const maxItems = 60

export function items<const Item extends Fields>(
  options: Omit<FieldOptions<'items'>, 'min' | 'max' | 'item'> & {
    min?: number
    max?: number
    item: Item
  },
): FieldOf<'items'> & { item: Item } {
  return { min: 0, max: maxItems, ...options, type: 'items' }
}
