import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { image } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph, textLengths } from '@foyer/schema/fields/text-fields.ts'
import { choice, moment } from '@foyer/schema/fields/value-fields.ts'

export const teaserList = defineModule({
  kind: 'teaser-list',
  name: { de: 'Teaser', en: 'Teasers' },
  description: 'Several teasers as a slider or list, each with its own schedule.',
  isInToolbar: true,
  fields: {
    format: choice({
      label: { de: 'Darstellung', en: 'Display' },
      description: 'Layout of the teasers.',
      options: {
        slider: {
          de: 'Slider',
          en: 'Slider',
          description: 'One teaser at a time, with buttons to the next and previous one.',
        },
        list: { de: 'Liste', en: 'List', description: 'One teaser below the other.' },
      },
    }),
    items: items({
      label: { de: 'Teaser', en: 'Teasers' },
      description: 'Teasers, in order. Visitors only get those that are scheduled for now.',
      itemDescription: 'A teaser with its schedule.',
      name: 'TeaserListItem',
      item: {
        image: image({
          label: { de: 'Bild', en: 'Picture' },
          description: 'Identifies the picture; null if there is none.',
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
        subline: line({
          label: { de: 'Unterzeile', en: 'Subline' },
          description: 'Line below the headline; may be empty.',
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
        online_from: moment({
          label: { de: 'Sichtbar ab', en: 'Visible from' },
          description: 'Time from which visitors see the teaser; null for no start.',
        }),
        online_to: moment({
          label: { de: 'Sichtbar bis', en: 'Visible until' },
          description: 'Time until which visitors see the teaser; null for no end.',
          example: '2100-01-01T00:00:00+01:00',
        }),
      },
    }),
  },
})
