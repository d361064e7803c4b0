import type { FieldOf, FieldOptions } from './field.ts'
import { flag } from './value-fields.ts'

const maxReferences = 20

export function image(options: FieldOptions<'image'>): FieldOf<'image'> {
  return { ...options, type: 'image' }
}

/** Whether the picture beside this field is decorative. A picture without this field never needs an alternative text. */
export function decorative(): FieldOf<'flag'> {
  return flag({
    label: { de: 'Das Bild schmückt nur', en: 'The picture is decorative' },
    help: {
      de: 'Vorleseprogramme übergehen es. Sonst braucht es einen Alternativtext.',
      en: 'Screen readers skip it. Otherwise it needs an alternative text.',
    },
    description: 'Whether the picture is decorative: it is shown without its alternative text.',
  })
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
