import { defineModule } from './define-module.ts'
import { anchor } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { number } from '@foyer/schema/fields/value-fields.ts'

export const headline = defineModule({
  kind: 'headline',
  name: { de: 'Überschrift', en: 'Headline' },
  description: 'A headline between other modules.',
  isInToolbar: true,
  fields: {
    content: line({
      label: { de: 'Überschrift', en: 'Headline' },
      description: 'Text of the headline.',
      required: true,
      example: 'Ein Haus für alle',
    }),
    headline_level: number({
      label: { de: 'Ebene', en: 'Level' },
      help: {
        de: 'Ebene 2 gliedert die Seite, die tieferen einen Abschnitt.',
        en: 'Level 2 divides the page, the deeper ones a section.',
      },
      description: 'Heading level, 2 to 6.',
      min: 2,
      max: 6,
      fallback: 2,
      onlyIn: { 6: 'region' },
    }),
    preline: line({
      label: { de: 'Dachzeile', en: 'Preline' },
      description: 'Line above the headline; may be empty.',
      example: 'Das Theater',
    }),
    subline: line({
      label: { de: 'Unterzeile', en: 'Subline' },
      description: 'Line below the headline; may be empty.',
      example: 'Seit 1911',
    }),
    anchor: anchor({
      label: { de: 'Sprungmarke', en: 'Anchor' },
      description:
        'Anchor: the fragment of links to this module, without "#"; e.g. "anfahrt". May be empty.',
    }),
  },
})
