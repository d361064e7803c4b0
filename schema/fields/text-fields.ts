import type { FieldOf, FieldText, FieldOptions } from './field.ts'

/** Maximum lengths of texts, in characters. `teaser` is that of section 9 of the specification. */
export const textLengths = { line: 300, teaser: 3000, code: 20_000 } as const

type Bounded<Type extends 'line' | 'paragraph'> = Omit<FieldOptions<Type>, 'max'> & { max?: number }

export function line(options: Bounded<'line'>): FieldOf<'line'> {
  return { max: textLengths.line, ...options, type: 'line' }
}

export function paragraph(options: Bounded<'paragraph'>): FieldOf<'paragraph'> {
  return { max: textLengths.teaser, ...options, type: 'paragraph' }
}

export function richText(options: FieldOptions<'rich-text'>): FieldOf<'rich-text'> {
  return { ...options, type: 'rich-text' }
}

export function html(options: FieldOptions<'html'>): FieldOf<'html'> {
  return { ...options, type: 'html' }
}

/** A form at HubSpot: its share link, or the last part of it. */
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
