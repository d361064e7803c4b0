import type { FieldOf, FieldOptions } from './field.ts'

const maxReferences = 20

export function image(options: FieldOptions<'image'>): FieldOf<'image'> {
  return { ...options, type: 'image' }
}

export function file(options: FieldOptions<'file'>): FieldOf<'file'> {
  return { ...options, type: 'file' }
}

export function reference(options: FieldOptions<'reference'>): FieldOf<'reference'> {
  return { ...options, type: 'reference' }
}

export function references(
  options: Omit<FieldOptions<'references'>, 'max'>,
): FieldOf<'references'> {
  return { max: maxReferences, ...options, type: 'references' }
}
