import { defineModule } from './define-module.ts'
import { anchor, link as linkTo } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { choice, flag } from '@foyer/schema/fields/value-fields.ts'

export const link = defineModule({
  kind: 'link',
  name: { de: 'Link', en: 'Link' },
  description: 'A link by itself, as a button or in words.',
  isInToolbar: true,
  fields: {
    link_text: line({
      label: { de: 'Text des Links', en: 'Text of the link' },
      description: 'Words of the link.',
      required: true,
      example: 'Zum Spielplan',
    }),
    link: linkTo({
      label: { de: 'Ziel', en: 'Link' },
      description: 'Where it leads, as the editor has typed it.',
      required: true,
    }),
    extra_class: choice({
      label: { de: 'Darstellung', en: 'Display' },
      description: 'How it looks.',
      options: {
        button: { de: 'Knopf', en: 'Button' },
        link: { de: 'Link im Text', en: 'Link in the text' },
        centered: { de: 'Knopf in der Mitte', en: 'Centered button' },
        slider: { de: 'Zeile mit Pfeil', en: 'Row with an arrow' },
      },
    }),
    open_in_new_window: flag({
      label: { de: 'In neuem Fenster öffnen', en: 'Open in a new window' },
      description: 'Whether it opens a new window.',
    }),
    sticky: flag({
      label: { de: 'Bleibt beim Scrollen stehen', en: 'Stays while scrolling' },
      description: 'Whether it stays in view while the page scrolls.',
    }),
    anchor: anchor({
      label: { de: 'Sprungmarke', en: 'Anchor' },
      description: 'Name by which it is reached; may be empty.',
    }),
  },
  derived: {
    link_url: {
      type: 'address',
      description:
        'Where it leads in full: as typed, with the language before a path that has none.',
    },
  },
})
