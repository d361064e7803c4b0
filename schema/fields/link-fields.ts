import type { FieldOf, Given } from './field.ts'

export function link(given: Given<'link'>): FieldOf<'link'> {
  return { ...given, type: 'link' }
}

export function anchor(given: Given<'anchor'>): FieldOf<'anchor'> {
  return { ...given, type: 'anchor' }
}

export function embed(given: Given<'embed'>): FieldOf<'embed'> {
  return { ...given, type: 'embed' }
}
