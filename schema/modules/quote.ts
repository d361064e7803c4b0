import { defineModule } from './define-module.ts'
import { line, paragraph } from '@foyer/schema/fields/text-fields.ts'

export const quote = defineModule({
  kind: 'quote',
  name: { de: 'Zitat', en: 'Quote' },
  description: 'A quotation.',
  isInToolbar: true,
  fields: {
    content: paragraph({
      label: { de: 'Zitat', en: 'Quote' },
      help: {
        de: 'Ohne Anführungszeichen: die Seite setzt sie in ihrer Sprache.',
        en: 'Without quotation marks: the page sets those of its language.',
      },
      description: 'Text of the quotation, without quotation marks.',
      required: true,
      example: 'Man sieht nur mit dem Herzen gut',
    }),
    author: line({
      label: { de: 'Von wem', en: 'Author' },
      description: 'Author and source; may be empty.',
      example: 'Antoine de Saint-Exupéry',
    }),
  },
})
