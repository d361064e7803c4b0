import { defineModule } from './define-module.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { decorative, image } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph, textLengths } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

export const fullTeaser = defineModule({
  kind: 'full-teaser',
  name: { de: 'Großer Teaser', en: 'Full teaser' },
  description: 'A teaser with a picture, and a text beside it or over it.',
  isInToolbar: true,
  headingLevel: 2,
  fields: {
    image: image({
      label: { de: 'Bild', en: 'Picture' },
      description: 'Identifies the picture; null if there is none.',
    }),
    is_decorative: decorative(),
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
      description: 'Text of a few sentences; may be empty.',
      max: textLengths.teaser,
    }),
    link: link({
      label: { de: 'Ziel', en: 'Link' },
      description: 'Link target: a path on this site or an address; may be empty.',
    }),
    link_text: line({
      label: { de: 'Text des Links', en: 'Text of the link' },
      description: 'Text of the link; may be empty.',
    }),
    extra_class: choice({
      label: { de: 'Anordnung', en: 'Layout' },
      description: 'Layout: on which side of the text the picture is, or full width.',
      options: {
        'image-left': {
          de: 'Bild links',
          en: 'Picture on the left',
          description: 'The picture is on the left, the text on the right.',
        },
        'image-right': {
          de: 'Bild rechts',
          en: 'Picture on the right',
          description: 'The text is on the left, the picture on the right.',
        },
        fullscreen: {
          de: 'Ganze Breite',
          en: 'Full width',
          description: 'The picture has the full width, with the text over it.',
        },
      },
    }),
  },
})
