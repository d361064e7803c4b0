import type { FieldOf, Given } from './field.ts'

const mostReferences = 20

export function image(given: Given<'image'>): FieldOf<'image'> {
  return { ...given, type: 'image' }
}

export function file(given: Given<'file'>): FieldOf<'file'> {
  return { ...given, type: 'file' }
}

export function reference(given: Given<'reference'>): FieldOf<'reference'> {
  return { ...given, type: 'reference' }
}

export function references(given: Omit<Given<'references'>, 'max'>): FieldOf<'references'> {
  return { max: mostReferences, ...given, type: 'references' }
}
