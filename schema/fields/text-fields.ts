import type { FieldOf, FieldText, Given } from './field.ts'

/** Longest texts, in characters. `teaser` is that of section 9 of the specification. */
export const textLengths = { line: 300, teaser: 3000, code: 20_000 } as const

type Bounded<Type extends 'line' | 'paragraph'> = Omit<Given<Type>, 'max'> & { max?: number }

export function line(given: Bounded<'line'>): FieldOf<'line'> {
  return { max: textLengths.line, ...given, type: 'line' }
}

export function paragraph(given: Bounded<'paragraph'>): FieldOf<'paragraph'> {
  return { max: textLengths.teaser, ...given, type: 'paragraph' }
}

export function richText(given: Given<'rich-text'>): FieldOf<'rich-text'> {
  return { ...given, type: 'rich-text' }
}

export function html(given: Given<'html'>): FieldOf<'html'> {
  return { ...given, type: 'html' }
}

/** A form at HubSpot: the last part of the link by which it is shared there, or that link. */
export function hubspotForm(text: FieldText): FieldOf<'line'> {
  return line({
    ...text,
    required: true,
    max: 200,
    pattern: {
      expression: String.raw`^(https:\/\/share(-eu1)?\.hsforms\.com\/)?[\w-]{8,100}$`,
      message: 'hubspot',
      wrong: [
        'kurz',
        'https://share.hsforms.com.evil.example/1Beispiel-Formular',
        '"><script>alert(1)</script>',
      ],
    },
    example: 'https://share-eu1.hsforms.com/1Beispiel-Formular_0123456789',
  })
}
