import { defineModule } from './define-module.ts'
import { decorative, image } from '@foyer/schema/fields/media-fields.ts'
import { richText } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

export const twoColumns = defineModule({
  kind: 'two-columns',
  name: { de: 'Bild und Text', en: 'Picture and text' },
  description: 'A picture and a text side by side.',
  isInToolbar: false,
  fields: {
    extra_class: choice({
      label: { de: 'Anordnung', en: 'Layout' },
      description: 'Layout: whether the picture or the text comes first.',
      options: {
        'image-text': {
          de: 'Bild links, Text rechts',
          en: 'Picture left, text right',
          description: 'The picture is on the left, the text on the right.',
        },
        'text-image': {
          de: 'Text links, Bild rechts',
          en: 'Text left, picture right',
          description: 'The text is on the left, the picture on the right.',
        },
      },
    }),
    image: image({
      label: { de: 'Bild', en: 'Picture' },
      description: 'Identifies the picture; null if there is none.',
      required: true,
    }),
    is_decorative: decorative(),
    text: richText({
      label: { de: 'Text', en: 'Text' },
      description: 'Text beside the picture.',
      required: true,
    }),
  },
})
