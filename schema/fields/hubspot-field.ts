import { z } from 'zod'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import type { Field, FieldText } from './field.ts'

/** A form at HubSpot: the last part of the link by which it is shared there, or that link. */
export function hubspotForm(text: FieldText): Field<z.ZodType<string, string>> {
  return {
    ...text,
    type: 'line',
    widget: 'line',
    write: z
      .string({ error: rule('required') })
      .trim()
      .min(1, { error: rule('required') })
      .max(200)
      .regex(/^(https:\/\/share(-eu1)?\.hsforms\.com\/)?[\w-]{8,100}$/, { error: rule('hubspot') }),
    answer: { '': z.string() },
    example: 'https://share-eu1.hsforms.com/1Beispiel-Formular_0123456789',
    wrong: [
      undefined,
      '',
      'kurz',
      'https://share.hsforms.com.evil.example/1Beispiel-Formular',
      '"><script>alert(1)</script>',
    ],
  }
}
