import { defineModule } from './define-module.ts'
import { anchor } from '@foyer/schema/fields/link-fields.ts'
import { richText } from '@foyer/schema/fields/text-fields.ts'
import { flag } from '@foyer/schema/fields/value-fields.ts'

export const text = defineModule({
  kind: 'text',
  name: { de: 'Text', en: 'Text' },
  description: 'Paragraphs and lists.',
  isInToolbar: true,
  fields: {
    content: richText({
      label: { de: 'Text', en: 'Text' },
      description: 'Text of the module.',
      required: true,
    }),
    anchor: anchor({
      label: { de: 'Sprungmarke', en: 'Anchor' },
      description:
        'Anchor: the fragment of links to this module, without "#"; e.g. "anfahrt". May be empty.',
    }),
    decrease_distance: flag({
      label: { de: 'Weniger Abstand nach oben', en: 'Less space above' },
      description: 'Whether the space above the module is reduced.',
    }),
  },
})
