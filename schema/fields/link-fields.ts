import type { FieldOf, FieldOptions } from './field.ts'

export function link(options: FieldOptions<'link'>): FieldOf<'link'> {
  return { ...options, type: 'link' }
}

export function anchor(options: FieldOptions<'anchor'>): FieldOf<'anchor'> {
  return { ...options, type: 'anchor' }
}

export function embed(options: FieldOptions<'embed'>): FieldOf<'embed'> {
  return { ...options, type: 'embed' }
}
