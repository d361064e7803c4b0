import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { anchor } from '@foyer/schema/fields/link-fields.ts'
import { line, richText } from '@foyer/schema/fields/text-fields.ts'

export const faq = defineModule({
  kind: 'faq',
  name: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  description: 'Questions that open to their answers.',
  isInToolbar: true,
  fields: {
    items: items({
      label: { de: 'Fragen', en: 'Questions' },
      description: 'The questions, in order.',
      name: 'FaqItem',
      min: 1,
      item: {
        question: line({
          label: { de: 'Frage', en: 'Question' },
          description: 'The question.',
          required: true,
          example: 'Wo gebe ich meinen Mantel ab?',
        }),
        answer: richText({
          label: { de: 'Antwort', en: 'Answer' },
          description: 'The answer.',
          required: true,
        }),
        anchor: anchor({
          label: { de: 'Sprungmarke', en: 'Anchor' },
          description: 'Name by which it is reached and opened; may be empty.',
        }),
      },
    }),
  },
})
