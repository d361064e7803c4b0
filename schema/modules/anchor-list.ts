import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { anchor } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { flag } from '@foyer/schema/fields/value-fields.ts'

export const anchorList = defineModule({
  kind: 'anchor-list',
  name: { de: 'Sprungmarken', en: 'Anchors' },
  description: 'Links to anchors on the same page; the one in view is highlighted.',
  isInToolbar: false,
  fields: {
    sticky: flag({
      label: { de: 'Bleibt beim Scrollen stehen', en: 'Stays while scrolling' },
      description: 'Whether the list stays visible while the page scrolls.',
    }),
    children: items({
      label: { de: 'Sprungmarken', en: 'Anchors' },
      description: 'Links, in the order of the page.',
      itemDescription: 'A link to an anchor on the same page.',
      name: 'AnchorListItem',
      min: 1,
      max: 20,
      item: {
        anchor: anchor({
          isLink: true,
          label: { de: 'Sprungmarke', en: 'Anchor' },
          help: {
            de: 'Dieselbe Sprungmarke muss bei einem Baustein dieser Seite eingetragen sein, etwa bei einer Überschrift.',
            en: 'The same anchor has to be set for a module of this page, such as a headline.',
          },
          description: 'Anchor to link to, without "#"; e.g. "anfahrt".',
          required: true,
        }),
        text: line({
          label: { de: 'Text', en: 'Text' },
          description: 'Text of the link.',
          required: true,
        }),
      },
    }),
  },
})
