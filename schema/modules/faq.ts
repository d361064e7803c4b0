import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { anchor } from '@foyer/schema/fields/link-fields.ts'
import { line, richText } from '@foyer/schema/fields/text-fields.ts'

export const faq = defineModule({
  kind: 'faq',
  name: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  description: 'Questions with answers that can be expanded.',
  isInToolbar: true,
  fields: {
    items: items({
      label: { de: 'Fragen', en: 'Questions' },
      description: 'Questions, in order.',
      itemDescription: 'A question with its answer.',
      name: 'FaqItem',
      min: 1,
      item: {
        question: line({
          label: { de: 'Frage', en: 'Question' },
          description: 'Question.',
          required: true,
          example: 'Wo gebe ich meinen Mantel ab?',
        }),
        answer: richText({
          label: { de: 'Antwort', en: 'Answer' },
          description: 'Answer.',
          required: true,
        }),
        anchor: anchor({
          label: { de: 'Sprungmarke', en: 'Anchor' },
          description:
            'Anchor: the fragment of links that open this question, without "#"; may be empty.',
        }),
      },
    }),
  },
})
