import { defineModule } from './define-module.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { image } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph, textLengths } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

export const fullTeaser = defineModule({
  kind: 'full-teaser',
  name: { de: 'Großer Teaser', en: 'Full teaser' },
  description: 'A picture with a text beside or over it that leads somewhere.',
  isInToolbar: true,
  fields: {
    image: image({
      label: { de: 'Bild', en: 'Picture' },
      description: 'Number of the picture.',
    }),
    preline: line({
      label: { de: 'Dachzeile', en: 'Preline' },
      description: 'Line above the headline; may be empty.',
    }),
    headline: line({
      label: { de: 'Überschrift', en: 'Headline' },
      description: 'Headline.',
      required: true,
    }),
    text: paragraph({
      label: { de: 'Text', en: 'Text' },
      description: 'A few sentences; may be empty.',
      max: textLengths.teaser,
    }),
    link: link({
      label: { de: 'Ziel', en: 'Link' },
      description: 'Where it leads; may be empty.',
    }),
    link_text: line({
      label: { de: 'Text des Links', en: 'Text of the link' },
      description: 'Words of the link; may be empty.',
    }),
    extra_class: choice({
      label: { de: 'Anordnung', en: 'Layout' },
      description: 'Where the picture stands.',
      options: {
        'image-left': { de: 'Bild links', en: 'Picture on the left' },
        'image-right': { de: 'Bild rechts', en: 'Picture on the right' },
        fullscreen: { de: 'Ganze Breite', en: 'Full width' },
      },
    }),
  },
})
