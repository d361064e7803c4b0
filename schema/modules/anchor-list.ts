import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { anchor } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { flag } from '@foyer/schema/fields/value-fields.ts'

export const anchorList = defineModule({
  kind: 'anchor-list',
  name: { de: 'Sprungmarken', en: 'Anchors' },
  description: 'Links to the parts of the page, of which the one in view is marked.',
  isInToolbar: false,
  fields: {
    sticky: flag({
      label: { de: 'Bleibt beim Scrollen stehen', en: 'Stays while scrolling' },
      description: 'Whether it stays in view while the page scrolls.',
    }),
    children: items({
      label: { de: 'Sprungmarken', en: 'Anchors' },
      description: 'The links, in the order of the page.',
      name: 'AnchorListItem',
      min: 1,
      max: 20,
      item: {
        anchor: anchor({
          label: { de: 'Sprungmarke', en: 'Anchor' },
          description: 'Name of the part of the page.',
          required: true,
        }),
        text: line({
          label: { de: 'Text', en: 'Text' },
          description: 'Words of the link.',
          required: true,
        }),
      },
    }),
  },
})
