import { defineModule } from './define-module.ts'
import { anchor, link as linkTo } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { choice, flag } from '@foyer/schema/fields/value-fields.ts'

export const link = defineModule({
  kind: 'link',
  name: { de: 'Link', en: 'Link' },
  description: 'A single link, as a button or text.',
  isInToolbar: true,
  fields: {
    link_text: line({
      label: { de: 'Text des Links', en: 'Text of the link' },
      description: 'Text of the link.',
      required: true,
      example: 'Zum Spielplan',
    }),
    link: linkTo({
      label: { de: 'Ziel', en: 'Link' },
      description: 'Link target as entered by the editor; e.g. "/programm".',
      required: true,
    }),
    extra_class: choice({
      label: { de: 'Darstellung', en: 'Display' },
      description: 'Style of the link.',
      required: true,
      options: {
        button: { de: 'Knopf', en: 'Button', description: 'A filled button, aligned on the left.' },
        link: {
          de: 'Link im Text',
          en: 'Link in the text',
          description: 'A link like those of a text.',
        },
        centered: {
          de: 'Knopf in der Mitte',
          en: 'Centered button',
          description: 'A filled button in the middle of the column.',
        },
        slider: {
          de: 'Zeile mit Pfeil',
          en: 'Row with an arrow',
          description: 'A row across the column, with an arrow at its end.',
        },
      },
    }),
    open_in_new_window: flag({
      label: { de: 'In neuem Fenster öffnen', en: 'Open in a new window' },
      description: 'Whether the link opens in a new window.',
    }),
    sticky: flag({
      label: { de: 'Bleibt beim Scrollen stehen', en: 'Stays while scrolling' },
      description: 'Whether it stays in view while the page scrolls.',
    }),
    anchor: anchor({
      label: { de: 'Sprungmarke', en: 'Anchor' },
      description:
        'Anchor: the fragment of links to this module, without "#"; e.g. "anfahrt". May be empty.',
    }),
  },
  derived: {
    link_url: {
      type: 'address',
      description:
        'Resolved link target: paths without a language get that of the page; e.g. "/de/programm".',
    },
  },
})
