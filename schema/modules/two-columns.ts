import { defineModule } from './define-module.ts'
import { image } from '@foyer/schema/fields/media-fields.ts'
import { richText } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

export const twoColumns = defineModule({
  kind: 'two-columns',
  name: { de: 'Bild und Text', en: 'Picture and text' },
  description: 'A picture and a text beside each other.',
  isInToolbar: false,
  fields: {
    extra_class: choice({
      label: { de: 'Anordnung', en: 'Layout' },
      description: 'Which of the two comes first.',
      options: {
        'image-text': { de: 'Bild links, Text rechts', en: 'Picture left, text right' },
        'text-image': { de: 'Text links, Bild rechts', en: 'Text left, picture right' },
      },
    }),
    image: image({
      label: { de: 'Bild', en: 'Picture' },
      description: 'Number of the picture.',
      required: true,
    }),
    text: richText({
      label: { de: 'Text', en: 'Text' },
      description: 'The words.',
      required: true,
    }),
  },
})
