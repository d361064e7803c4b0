import { image } from '@foyer/schema/fields/media-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { day } from '@foyer/schema/fields/value-fields.ts'
import { defineResource, localized } from '@foyer/schema/resources/define-resource.ts'
import { siteLink } from './site-link.ts'

export const teasers = defineResource({
  resource: 'teasers',
  section: 'content',
  typeName: 'TeaserResource',
  name: { de: 'Teaser', en: 'Teaser' },
  pluralName: { de: 'Teaser im Programm', en: 'Teasers in the programme' },
  description: 'A promotion at the end of a day of the programme.',
  access: 'publisher',
  fields: {
    name: line({
      label: { de: 'Interner Name', en: 'Internal name' },
      description: 'Name for staff; visitors do not see it.',
      required: true,
      max: 200,
      example: 'Abo-Aktion im Herbst',
    }),
    day: day({
      label: { de: 'Tag', en: 'Day' },
      help: {
        de: 'Am Ende dieses Tages steht er im Programm; danach wird er nicht mehr gezeigt.',
        en: 'It is at the end of this day of the programme; later it is not shown any more.',
      },
      description: 'The day of the programme at the end of which it is shown.',
      required: true,
    }),
    preline: localized(
      line({
        label: { de: 'Zeile über der Überschrift', en: 'Line above the headline' },
        description: 'Line above the headline; may be empty.',
      }),
    ),
    headline: localized(
      line({
        label: { de: 'Überschrift', en: 'Headline' },
        description: 'Headline.',
        required: true,
        example: 'Zwölf Euro, jeder Platz',
      }),
    ),
    subline: localized(
      line({
        label: { de: 'Zeile unter der Überschrift', en: 'Line below the headline' },
        description: 'Line below the headline; may be empty.',
      }),
    ),
    link: siteLink({
      label: { de: 'Link', en: 'Link' },
      help: {
        de: 'Ein Pfad mit Sprache (/de/karten) oder eine Adresse.',
        en: 'A path with its language (/en/tickets) or an address.',
      },
      description: 'Link target.',
      required: true,
    }),
    link_text: localized(
      line({
        label: { de: 'Text des Links', en: 'Text of the link' },
        description: 'Text of the link; may be empty.',
        max: 200,
      }),
    ),
    image: image({
      label: { de: 'Bild', en: 'Picture' },
      description: 'Number of the picture; null if there is none.',
    }),
  },
  list: {
    columns: ['name', 'day', 'headline'],
    search: ['name', 'headline'],
    filters: [],
    ordering: ['day', 'name'],
  },
})
