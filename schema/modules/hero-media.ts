import { defineModule } from './define-module.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { decorative, file, image } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph, textLengths } from '@foyer/schema/fields/text-fields.ts'
import { flag, moment } from '@foyer/schema/fields/value-fields.ts'

export const heroMedia = defineModule({
  kind: 'hero-media',
  name: { de: 'Auftakt', en: 'Hero media' },
  description: 'A full-width picture or video with a headline over it, shown for a limited time.',
  isInToolbar: false,
  headingLevel: 2,
  fields: {
    headline: line({
      label: { de: 'Überschrift', en: 'Headline' },
      description: 'Headline.',
      required: true,
      example: 'Hamlet',
    }),
    text: paragraph({
      label: { de: 'Text', en: 'Text' },
      description: 'Text of a few sentences; may be empty.',
      max: textLengths.teaser,
    }),
    button_text: line({
      label: { de: 'Text des Knopfs', en: 'Text of the button' },
      description: 'Text of the button; may be empty.',
      max: 80,
      example: 'Karten',
    }),
    button_link: link({
      label: { de: 'Ziel des Knopfs', en: 'Link of the button' },
      description: 'Link target of the button; may be empty.',
    }),
    sticky: flag({
      label: { de: 'Bleibt stehen', en: 'Sticky' },
      help: {
        de: 'Bild und Überschrift bleiben stehen, der Inhalt darunter schiebt sich darüber.',
        en: 'Picture and headline stay in place while the content below moves over them.',
      },
      description: 'Whether it stays fixed while the page scrolls over it.',
    }),
    image: image({
      label: { de: 'Bild', en: 'Picture' },
      description:
        'Identifies the picture, which is also the poster of the video; null if there is none.',
    }),
    is_decorative: decorative(),
    video: file({
      label: { de: 'Film', en: 'Film' },
      help: {
        de: 'Läuft ohne Ton in einer Schleife und lässt sich anhalten.',
        en: 'Runs without sound in a loop and can be paused.',
      },
      description: 'Identifies the uploaded video; null if there is none.',
    }),
    online_from: moment({
      label: { de: 'Zu sehen ab', en: 'Shown from' },
      description: 'Time from which it is shown; null if it is not set.',
      required: true,
    }),
    online_to: moment({
      label: { de: 'Zu sehen bis', en: 'Shown until' },
      description: 'Time until which it is shown; null for no end.',
      example: '2099-12-31T23:00:00+01:00',
    }),
  },
})
